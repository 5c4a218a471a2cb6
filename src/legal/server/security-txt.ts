/** Where somebody who has found a hole says so: RFC 9116. Only where the operator has said how they are reached. */
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#kit/dates.ts'

const goodForDays = 180

type Site = { mail: string | undefined; publicUrl: string | undefined }

export function serveSecurityTxt(app: FastifyInstance, { mail, publicUrl }: Site): void {
  const path = '/.well-known/security.txt'
  if (mail === undefined) return
  app.get(path, (_, reply) => {
    const expires = dayOf(new Date(Date.now() + goodForDays * 86_400_000))
    const lines = [
      `Contact: mailto:${mail}`,
      `Expires: ${expires}T00:00:00.000Z`,
      'Preferred-Languages: en',
      ...(publicUrl ? [`Canonical: ${publicUrl}${path}`] : []),
    ]
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(`${lines.join('\n')}\n`)
  })
}
