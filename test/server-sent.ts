/** A browser's ear: everything that a stream of server-sent events tells, as it comes. */

export type Message = { id: string; event: string; data: unknown }

export async function listenTo(
  url: string,
  { cookie = '', lastEventId }: { cookie?: string; lastEventId?: string | undefined } = {},
) {
  const leaving = new AbortController()
  const headers = {
    accept: 'text/event-stream',
    ...(cookie && { cookie }),
    ...(lastEventId && { 'last-event-id': lastEventId }),
  }
  const answer = await fetch(url, { headers, signal: leaving.signal })
  const messages: Message[] = []
  const ended = readAll(answer, messages).catch(() => {}) // whoever leaves cuts it off
  return { answer, messages, ended, data: () => messages.map(({ data }) => data), leave: () => leaving.abort() }
}

async function readAll(answer: Response, messages: Message[]): Promise<void> {
  let text = ''
  for await (const part of answer.body ?? []) {
    text += Buffer.from(part).toString()
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      const fields = Object.fromEntries(lines.map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]))
      if (fields['data'])
        messages.push({ id: fields['id'] ?? '', event: fields['event'] ?? '', data: JSON.parse(fields['data']) })
      text = text.slice(end + 2)
    }
  }
}
