import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Parses a server-sent event stream. Throws if the connection closes before the `end` event. */
export async function* parseServerSentEvents(answer: Response): AsyncGenerator {
  const events = answer.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Uses a reader, because not all browsers support async iteration of streams.
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The event stream closed before its end event.');
      if (value.event === 'end') return;
      yield JSON.parse(value.data);
    }
  } finally {
    reader.cancel().catch(() => {
      // Ignored, because the stream is already closed.
    });
  }
}
