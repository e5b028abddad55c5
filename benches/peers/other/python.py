"""The booking on the official Python SDK: the handler is called in every round, with its state sealed by the SDK."""

import json

from mcp.server.mcpserver import Context, MCPServer, RequestStateSecurity
from mcp.types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult

mcp = MCPServer("airline", request_state_security=RequestStateSecurity(keys=[b"\7" * 32], ttl=900))


def ask(key: str, message: str, schema: dict, state: dict) -> InputRequiredResult:
    form = {"type": "object", "properties": {key: schema}, "required": [key]}
    params = ElicitRequestFormParams(message=message, requested_schema=form)
    return InputRequiredResult(
        input_requests={key: ElicitRequest(params=params)},
        request_state=json.dumps(state, separators=(",", ":")),
    )


def given(ctx: Context, key: str):
    answer = (ctx.input_responses or {}).get(key)
    if isinstance(answer, ElicitResult) and answer.action == "accept":
        return (answer.content or {}).get(key)
    return None


@mcp.tool()
async def book_flight(flight: str, ctx: Context) -> str | InputRequiredResult:
    """Books a seat on a flight."""
    state = json.loads(ctx.request_state) if ctx.request_state else {}
    match state.get("step"):
        case None:
            offer = {"id": "Q7F3A21C90BE", "price": 184 + len(flight), "currency": "EUR", "departs": 1793000000}
            return ask("name", "Who is flying?", {"type": "string"}, {"step": "name", "offer": offer})
        case "name":
            seats = {"type": "string", "enum": ["window", "aisle"]}
            return ask("seat", "Which seat?", seats, {**state, "step": "seat", "name": given(ctx, "name")})
        case "seat":
            sure = {"type": "boolean"}
            return ask("confirm", "Buy it?", sure, {**state, "step": "confirm", "seat": given(ctx, "seat")})
        case _:
            if not given(ctx, "confirm"):
                return "Nothing was bought."
            return f"{state['seat']} is booked for {state['name']} as {state['offer']['id']}."


@mcp.tool()
async def ask_often(times: int, ctx: Context) -> str | InputRequiredResult:
    """Asks often."""
    state = json.loads(ctx.request_state) if ctx.request_state else {"asked": 0, "agreed": 0}
    agreed = state["agreed"] + bool(given(ctx, "confirm"))
    if state["asked"] == times:
        return str(agreed)
    return ask("confirm", "Sure?", {"type": "boolean"}, {"asked": state["asked"] + 1, "agreed": agreed})


if __name__ == "__main__":
    mcp.run(transport="stdio")
