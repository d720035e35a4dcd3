import { EventSourceParserStream } from 'eventsource-parser/stream';

/** What an answer tells while the work goes on, event by event. Rejects where the connection ends before the work does. */
export async function* eventsOf(answer: Response): AsyncGenerator {
  const events = answer.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every browser goes over a stream by itself.
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The connection ended before the work did.');
      if (value.event === 'end') return;
      yield JSON.parse(value.data);
    }
  } finally {
    reader.cancel().catch(() => {
      // It has ended already.
    });
  }
}
