"""What goes over the wire, by direction: `incoming`, `outgoing`, and the frames of a socket."""
