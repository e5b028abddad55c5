//! The server most programs need.

use std::{collections::BTreeMap, fmt, future::Future, pin::pin, time::Duration};

use ::rmcp::{
    RoleServer, ServiceExt,
    model::{
        Implementation, JsonObject, PromptsCapability, ResourcesCapability, ServerCapabilities,
        ServerConfig, ToolsCapability,
    },
    service::{QuitReason, ServerInitializeError},
    transport::IntoTransport,
};
use tokio::sync::mpsc;

use super::{
    caller::Callers,
    checks::{provided, suits},
    convert,
    error::ServeError,
    handler::{Handler, Shared},
    limits::Limits,
    line::Line,
    lines::{Lines, Refusal},
    prompts::Prompts,
    resources::Resources,
    signal::shutdown_signal,
    stdin::Stdin,
    updates::Updates,
};
use crate::{
    engine::{
        Engine, EngineBuilder, Rejection,
        replay::{MemoryStore, ReplayStore},
    },
    function::{prompt::Prompt, resource::Resource, tool::Tool},
    ground::{clock::Clock, seal::KeyRing},
};

/// A server of tools.
///
/// ```no_run
/// # struct Airline;
/// # async fn run(book_flight: impl mrtr_runtime::Tool) -> Result<(), mrtr_runtime::rmcp::ServeError> {
/// # extern crate mrtr_runtime as mrtr;
/// use mrtr::{rmcp::Server, seal::KeyRing};
///
/// Server::new("airline", env!("CARGO_PKG_VERSION"))
///     .keys(KeyRing::from_env("MRTR_KEYS")?)
///     .env(Airline)
///     .tool(book_flight)
///     .serve_stdio()
///     .await
/// # }
/// ```
#[must_use = "a server does nothing until it is served"]
pub struct Server {
    implementation: Implementation,
    instructions: Option<String>,
    engine: EngineBuilder,
    keyed: bool,
    tools: Vec<Box<dyn Tool>>,
    prompts: Vec<Box<dyn Prompt>>,
    resources: Vec<Box<dyn Resource>>,
    updates: Option<Updates>,
    pub(super) limits: Limits,
    pub(super) callers: Callers,
    #[cfg(feature = "http")]
    pub(super) http: super::http::settings::Settings,
}

impl Server {
    /// A server without tools. The name is part of what states are bound to: servers that share
    /// keys and a name accept each other's states.
    pub fn new(name: impl Into<String>, version: impl Into<String>) -> Self {
        let name = name.into();
        Self {
            engine: Engine::builder(name.clone()),
            implementation: Implementation::new(name, version),
            instructions: None,
            keyed: false,
            tools: Vec::new(),
            prompts: Vec::new(),
            resources: Vec::new(),
            updates: None,
            limits: Limits::default(),
            callers: Callers::default(),
            #[cfg(feature = "http")]
            http: super::http::settings::Settings::default(),
        }
    }

    /// A name for people.
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.implementation = self.implementation.with_title(title);
        self
    }

    /// How to use this server, for the model.
    pub fn instructions(mut self, instructions: impl Into<String>) -> Self {
        self.instructions = Some(instructions.into());
        self
    }

    /// The keys that states are sealed with.
    ///
    /// Without any, they are sealed with a key that ends with the process: a client cannot
    /// continue a call after a restart, or on another server.
    pub fn keys(mut self, keys: KeyRing) -> Self {
        self.engine = self.engine.keys(keys);
        self.keyed = true;
        self
    }

    /// A value that tools may take as `&T`; a second one of the same type replaces the first.
    pub fn env<T: Send + Sync + 'static>(mut self, value: T) -> Self {
        self.engine = self.engine.env(value);
        self
    }

    /// A tool.
    pub fn tool(mut self, tool: impl Tool) -> Self {
        self.tools.push(Box::new(tool));
        self
    }

    /// A prompt.
    pub fn prompt(mut self, prompt: impl Prompt) -> Self {
        self.prompts.push(Box::new(prompt));
        self
    }

    /// A resource, or a template that stands for many.
    pub fn resource(mut self, resource: impl Resource) -> Self {
        self.resources.push(Box::new(resource));
        self
    }

    /// Lets clients subscribe to the resources, and tells them of those that have changed, and of changes of what is listed.
    pub fn updates(mut self, updates: &Updates) -> Self {
        self.updates = Some(updates.clone());
        self
    }

    /// Where the time comes from, for tests.
    pub fn clock(mut self, clock: impl Clock + 'static) -> Self {
        self.engine = self.engine.clock(clock);
        self
    }

    /// How long a question may stay unanswered, for tools that do not say so themselves.
    pub fn ttl(mut self, ttl: Duration) -> Self {
        self.engine = self.engine.ttl(ttl);
        self
    }

    /// The longest `requestState`, in characters: longer ones are not made and not looked at.
    pub fn max_state(mut self, characters: usize) -> Self {
        self.engine = self.engine.max_state(characters);
        self
    }

    /// How long a client from before MCP 2026-07-28 may take for one question; ten minutes if not
    /// set. Its call waits that long.
    pub fn question_timeout(mut self, timeout: Duration) -> Self {
        self.limits.question = timeout;
        self
    }

    /// Whether there is a replay store.
    #[cfg(feature = "http")]
    pub(super) fn remembers(&self) -> bool {
        self.engine.has_replay_store()
    }

    /// Makes each answer count at most once, as far as `store` remembers; see [`replay`](crate::engine::replay).
    ///
    /// Servers of one connection, such as on standard input and output, have a
    /// [`MemoryStore`] if none is set.
    pub fn replay(mut self, store: impl ReplayStore) -> Self {
        self.engine = self.engine.replay(store);
        self
    }

    /// Refuses a repeated answer instead of telling again what came of it; see
    /// [`EngineBuilder::single_use`].
    pub fn single_use(mut self, single_use: bool) -> Self {
        self.engine = self.engine.single_use(single_use);
        self
    }

    /// Whether each state is read back and compared before it goes out; see [`EngineBuilder::verify`].
    pub fn verify(mut self, verify: bool) -> Self {
        self.engine = self.engine.verify(verify);
        self
    }

    /// How many rounds a call of a client from before MCP 2026-07-28 may have before it is ended;
    /// 1,000 if not set. Newer clients count for themselves.
    pub fn max_rounds(mut self, rounds: u32) -> Self {
        self.limits.rounds = rounds;
        self
    }

    /// Whether a state that is too long is kept in the replay store, and the client gets a short one that
    /// names it; see [`EngineBuilder::park_long_states`].
    pub fn park_long_states(mut self, park: bool) -> Self {
        self.engine = self.engine.park_long_states(park);
        self
    }

    /// Is told why a state was refused; the client never is.
    pub fn on_reject(mut self, hook: impl Fn(&Rejection) + Send + Sync + 'static) -> Self {
        self.engine = self.engine.on_reject(hook);
        self
    }

    /// Checks the tools and makes an rmcp `ServerHandler` of them, for transports that this type
    /// does not serve itself.
    ///
    /// # Errors
    ///
    /// If two tools have one name, or a tool needs what the server does not have.
    pub fn build(self) -> Result<Handler, ServeError> {
        if !self.keyed {
            tracing::warn!(
                server = self.implementation.name,
                "no keys are configured: calls in progress end with this process, and no other process can continue them"
            );
        }
        self.check()
    }

    /// Serves one client over standard input and output, until it closes its side or the process is told to stop
    /// by SIGINT or SIGTERM. Rounds that are running then are finished first, for 30 seconds at most; the calls of a
    /// client older than MCP 2026-07-28 that wait for its user end with an error that says so.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build), and if the connection fails.
    pub async fn serve_stdio(self) -> Result<(), ServeError> {
        // One process is one conversation here, so a key of its own is as good as any.
        let handler = self.remembering().check()?;
        let input = Stdin::open().map_err(|error| ServeError::Connection(Box::new(error)))?;
        let (input, refusals) = Lines::watch(input);
        let transport = (input, tokio::io::stdout());
        serve(handler, transport, Some(refusals), shutdown_signal()).await
    }

    /// Serves one client over any rmcp transport that goes both ways, until it closes its side.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build), and if the connection fails.
    pub async fn serve<T, E, A>(self, transport: T) -> Result<(), ServeError>
    where
        T: IntoTransport<RoleServer, E, A>,
        E: std::error::Error + Send + Sync + 'static,
    {
        self.serve_until(transport, std::future::pending()).await
    }

    /// Serves one client over any rmcp transport that goes both ways, until it closes its side or `stop` is ready.
    /// Then it ends as [`serve_stdio`](Self::serve_stdio) does.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build), and if the connection fails.
    pub async fn serve_until<T, E, A>(
        self,
        transport: T,
        stop: impl Future<Output = ()>,
    ) -> Result<(), ServeError>
    where
        T: IntoTransport<RoleServer, E, A>,
        E: std::error::Error + Send + Sync + 'static,
    {
        serve(self.remembering().build()?, transport, None, stop).await
    }

    /// One process knows all there is to know about one conversation.
    fn remembering(self) -> Self {
        if self.engine.has_replay_store() {
            self
        } else {
            self.replay(MemoryStore::new())
        }
    }

    fn check(self) -> Result<Handler, ServeError> {
        let engine = self.engine.build();
        if !engine.has_replay_store() {
            if engine.single_use {
                return Err(ServeError::SingleUse);
            }
            if engine.park {
                return Err(ServeError::LongStates);
            }
        }
        let mut tools = BTreeMap::new();
        let mut list = Vec::new();
        for tool in self.tools {
            let descriptor = tool.describe();
            let name = descriptor.name;
            suits(&engine, &descriptor)?;
            tool.machine().warn_if_long();
            list.push(convert::tool(&descriptor));
            if tools.insert(name, tool).is_some() {
                return Err(ServeError::DuplicateTool {
                    name: name.to_owned(),
                });
            }
        }
        let mut prompts = Prompts::default();
        for prompt in self.prompts {
            let descriptor = prompt.describe();
            let name = descriptor.name;
            provided(&engine, name, &descriptor.environment)?;
            prompt.machine().warn_if_long();
            if !prompts.add(descriptor, prompt) {
                return Err(ServeError::DuplicatePrompt {
                    name: name.to_owned(),
                });
            }
        }
        let mut resources = Resources::default();
        for resource in self.resources {
            let descriptor = resource.describe();
            let uri = descriptor.uri;
            provided(&engine, uri, &descriptor.environment)?;
            resource.machine().warn_if_long();
            resources.add(descriptor, resource)?;
        }
        let changes = self.updates.is_some().then_some(true);
        let mut capabilities = ServerCapabilities::default();
        capabilities.logging = Some(JsonObject::default());
        let mut offered = ToolsCapability::default();
        offered.list_changed = changes;
        capabilities.tools = Some(offered);
        if !prompts.is_empty() {
            let mut offered = PromptsCapability::default();
            offered.list_changed = changes;
            capabilities.prompts = Some(offered);
        }
        if !resources.is_empty() {
            let mut offered = ResourcesCapability::default();
            offered.subscribe = changes;
            offered.list_changed = changes;
            capabilities.resources = Some(offered);
        }
        let mut config = ServerConfig::new(capabilities).with_server_info(self.implementation);
        config.instructions = self.instructions;
        Ok(Handler::new(Shared {
            engine,
            prompts,
            resources,
            tools,
            list,
            config,
            limits: self.limits,
            callers: self.callers,
            updates: self.updates,
        }))
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("name", &self.implementation.name)
            .field("tools", &self.tools.len())
            .finish_non_exhaustive()
    }
}

async fn serve<T, E, A>(
    handler: Handler,
    transport: T,
    refusals: Option<mpsc::Receiver<Refusal>>,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError>
where
    T: IntoTransport<RoleServer, E, A>,
    E: std::error::Error + Send + Sync + 'static,
{
    let (line, transport) = Line::watch(transport.into_transport());
    let transport = transport.refusing(refusals);
    let mut stop = pin!(stop);
    // Large, and needed only until the connection stands.
    let connecting = Box::pin(handler.on(line.clone()).serve(transport));
    let connected = tokio::select! {
        connected = connecting => connected,
        () = &mut stop => return Ok(()),
    };
    let running = match connected {
        Ok(running) => running,
        // Some clients start a server only to see whether it starts.
        Err(ServerInitializeError::ConnectionClosed(_)) => return Ok(()),
        // It would show the message, and all that is in it.
        Err(ServerInitializeError::ExpectedInitializeRequest(_)) => {
            return Err(ServeError::Connection(
                "the client began with no request".into(),
            ));
        }
        Err(error) => return Err(ServeError::Connection(Box::new(error))),
    };
    let mut ended = pin!(running.waiting());
    let ended = tokio::select! {
        ended = &mut ended => ended,
        () = stop => {
            tracing::info!("stopping");
            line.end().await;
            ended.await
        }
    };
    match ended {
        Ok(QuitReason::JoinError(error)) | Err(error) => {
            Err(ServeError::Connection(Box::new(error)))
        }
        Ok(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{
        continuation::run::Run,
        function::{
            arguments::InputSchema,
            env::EnvType,
            reply::Reply,
            resource::{ResourceDescriptor, ResourceReply},
            tool::{Annotations, Descriptor, Resumable, RunFuture, Scope, Sealed},
        },
    };

    struct Airline;

    struct Described(Descriptor);

    impl Sealed for Described {}

    impl Resumable for Described {
        type Reply = Reply;

        fn name(&self) -> &'static str {
            self.0.name
        }

        fn run<'r, 'de: 'r>(&self, _: &'r Scope<'de>, _: &'r mut Run<'de>) -> RunFuture<'r> {
            unreachable!("these tools are never called")
        }
    }

    impl Tool for Described {
        fn describe(&self) -> Descriptor {
            self.0.clone()
        }
    }

    fn descriptor(name: &'static str) -> Descriptor {
        Descriptor {
            name,
            title: None,
            description: None,
            version: 0,
            ttl: None,
            once: false,
            annotations: Annotations::default(),
            input_schema: InputSchema::new().finish(),
            output_schema: None,
            environment: Vec::new(),
        }
    }

    fn start(server: Server) -> Result<Handler, String> {
        server.build().map_err(|error| error.to_string())
    }

    fn server() -> Server {
        Server::new("airline", "1.0.0")
    }

    #[test]
    fn a_tool_whose_environment_is_missing_is_refused() {
        let tool = || {
            Described(Descriptor {
                environment: vec![EnvType::of::<Airline>()],
                ..descriptor("book_flight")
            })
        };
        let error = start(server().tool(tool())).unwrap_err();
        assert!(
            error.starts_with("`book_flight` needs a value of type `")
                && error.ends_with("::Airline`: add it with `.env(..)`"),
            "{error}"
        );
        start(server().tool(tool()).env(Airline)).unwrap();
    }

    #[test]
    fn two_tools_of_one_name_are_refused() {
        let server = || server().tool(Described(descriptor("book")));
        assert_eq!(
            start(server().tool(Described(descriptor("book")))).unwrap_err(),
            "two tools are called `book`: give one of them another name"
        );
        start(server().tool(Described(descriptor("cancel")))).unwrap();
    }

    struct Page(&'static str);

    impl Sealed for Page {}

    impl Resumable for Page {
        type Reply = ResourceReply;

        fn name(&self) -> &'static str {
            self.0
        }

        fn run<'r, 'de: 'r>(
            &self,
            _: &'r Scope<'de>,
            _: &'r mut Run<'de>,
        ) -> RunFuture<'r, ResourceReply> {
            unreachable!("these resources are never read")
        }
    }

    impl Resource for Page {
        fn describe(&self) -> ResourceDescriptor {
            ResourceDescriptor {
                uri: self.0,
                name: "page",
                title: None,
                description: None,
                mime_type: None,
                allow_parents: false,
                environment: Vec::new(),
            }
        }
    }

    #[test]
    fn a_uri_is_of_one_resource_and_a_template() {
        let server = || server().resource(Page("docs://{page}"));
        assert_eq!(
            start(server().resource(Page("docs://{page}"))).unwrap_err(),
            "two resources have the URI `docs://{page}`: give one of them another URI"
        );
        assert_eq!(
            start(server().resource(Page("docs://{page"))).unwrap_err(),
            "`docs://{page` is not a URI template: write variables as `{name}`, or `{+name}` for one that may hold a `/`"
        );
        start(server().resource(Page("docs://{page}/index"))).unwrap();
    }

    #[test]
    fn a_tool_that_must_run_once_is_refused_where_nothing_sees_to_it() {
        let once = Descriptor {
            once: true,
            ..descriptor("pay")
        };
        assert_eq!(
            start(server().tool(Described(once.clone()))).unwrap_err(),
            "tool `pay` is declared `once`, which needs a replay store: add one with `.replay(..)`"
        );
        start(server().tool(Described(once)).replay(MemoryStore::new())).unwrap();
        start(server().tool(Described(descriptor("pay")))).unwrap();
    }

    #[test]
    fn single_use_is_refused_where_nothing_sees_to_it() {
        assert_eq!(
            start(server().single_use(true)).unwrap_err(),
            "`single_use(true)` needs a replay store: add one with `.replay(..)`"
        );
        start(server().single_use(true).replay(MemoryStore::new())).unwrap();
    }

    #[test]
    fn long_states_are_refused_where_nothing_keeps_them() {
        assert_eq!(
            start(server().park_long_states(true)).unwrap_err(),
            "`park_long_states(true)` needs a replay store: add one with `.replay(..)`"
        );
        start(server().park_long_states(true).replay(MemoryStore::new())).unwrap();
        start(server().park_long_states(false)).unwrap();
    }

    #[test]
    fn what_a_tool_says_of_itself_is_listed() {
        let plain = convert::tool(&descriptor("book"));
        assert_eq!(
            serde_json::to_value(plain).unwrap(),
            json!({ "name": "book", "inputSchema": { "type": "object", "properties": {} } })
        );
        let full = convert::tool(&Descriptor {
            title: Some("Book"),
            description: Some("Books a flight."),
            annotations: Annotations {
                read_only: Some(false),
                destructive: Some(true),
                ..Annotations::default()
            },
            output_schema: json!({ "type": "object" }).as_object().cloned(),
            ..descriptor("book")
        });
        assert_eq!(
            serde_json::to_value(full).unwrap(),
            json!({
                "name": "book",
                "title": "Book",
                "description": "Books a flight.",
                "inputSchema": { "type": "object", "properties": {} },
                "outputSchema": { "type": "object" },
                "annotations": { "readOnlyHint": false, "destructiveHint": true },
            })
        );
    }
}
