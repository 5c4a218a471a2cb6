/** Files of what somebody forecast elsewhere, for tests that bring them over HTTP. */
import type { FastifyInstance } from 'fastify'
import type { givenUser } from '../given/user.ts'

type User = Awaited<ReturnType<typeof givenUser>>
type Parts = Record<string, string | Blob>
const root = '/api/me/imports'

export function givenSender(app: Pick<FastifyInstance, 'inject'>) {
  const send = async (user: User, parts: Parts, url = root) => {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts)) form.append(name, part)
    const packed = new Response(form)
    const payload = Buffer.from(await packed.arrayBuffer())
    const headers = {
      authorization: `Bearer ${user.token}`,
      cookie: user.cookie,
      'content-type': packed.headers.get('content-type') ?? '',
    }
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers })
    return { status: statusCode, body: JSON.parse(body) }
  }
  return {
    send,
    preview: (user: User, parts: Parts) => send(user, parts, `${root}/preview`),
    get: async (user: User, path = '') => (await user.call('GET', `${root}${path}`)).json(),
  }
}

export const fatebookHead =
  'Question title,Multiple choice option,Forecast created by,Forecast (scale = 0-1),Forecast created at,Question created by,Question created at,Question resolve by,Resolution,Resolved at,Your Brier score for this question'
type Line = { title: string; who?: string; chance?: number; at?: string; resolution?: string; brier?: string }
const line = ({ title, who = 'Ada', chance = 0.7, at = '2024-01-03', resolution = '', brier = '' }: Line) =>
  `"${title}",,"${who}",${chance},${at} 00:00:00,"Ada",2024-01-01 00:00:00,2024-01-11 00:00:00,${resolution},${resolution && '2024-01-11 00:00:00'},${brier}`
export const fatebook = (...lines: Line[]) => ({
  platform: 'fatebook',
  file: new Blob([[fatebookHead, ...lines.map(line)].join('\n')]),
})
