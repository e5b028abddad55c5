//! A load balancer: each connection goes to the next server that is in rotation.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use mrtr_http_tests::soon;
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// A server in rotation, and how many connections it has.
#[derive(Clone)]
struct Target {
    address: SocketAddr,
    connections: watch::Sender<usize>,
}

/// Who is in rotation.
#[derive(Default)]
struct Rotation {
    targets: Vec<Target>,
    next: usize,
}

/// A load balancer. It knows nothing of HTTP, so a client must open a connection for each request.
#[derive(Clone)]
pub(crate) struct Balancer {
    pub(crate) address: SocketAddr,
    rotation: Arc<Mutex<Rotation>>,
}

impl Balancer {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let balancer = Self {
            address: listener.local_addr().expect("its address"),
            rotation: Arc::default(),
        };
        let serving = balancer.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let target = serving.next();
                tokio::spawn(forward(client, target));
            }
        });
        balancer
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/mcp", self.address)
    }

    /// Takes a server into rotation.
    pub(crate) fn add(&self, address: SocketAddr) {
        let connections = watch::Sender::new(0);
        let mut rotation = self.rotation.lock().unwrap();
        rotation.targets.push(Target {
            address,
            connections,
        });
    }

    /// Takes a server out of rotation and waits until its connections are done.
    pub(crate) async fn remove(&self, address: SocketAddr) {
        let target = {
            let mut rotation = self.rotation.lock().unwrap();
            let place = rotation
                .targets
                .iter()
                .position(|target| target.address == address);
            rotation.targets.remove(place.expect("it is in rotation"))
        };
        let mut connections = target.connections.subscribe();
        let drained = connections.wait_for(|connections| *connections == 0);
        drop(soon("the connections to end", drained).await);
    }

    /// Counted at once, so that a server that is removed has no connection on its way.
    fn next(&self) -> Target {
        let mut rotation = self.rotation.lock().unwrap();
        let turn = rotation.next % rotation.targets.len();
        rotation.next = turn + 1;
        let target = rotation.targets[turn].clone();
        target
            .connections
            .send_modify(|connections| *connections += 1);
        target
    }
}

async fn forward(mut client: TcpStream, target: Target) {
    if let Ok(mut server) = TcpStream::connect(target.address).await {
        // Either side may hang up as it likes.
        drop(copy_bidirectional(&mut client, &mut server).await);
    }
    target
        .connections
        .send_modify(|connections| *connections -= 1);
}
