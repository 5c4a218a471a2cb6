/**
 * The sign-in service of a story: the one in the server, or (for `npm run conformance:identity`) the official Firebase
 * emulator behind a door that signs its tokens. Stories ask it for the mails and codes that people would get.
 */
import type { Parts } from '#app/server/server.ts'
import { emulatorService } from '../conformance/emulator-service.ts'
import { givenServer } from '../given.ts'
import { envOf, eventually, modeOf, type Settings, type SignInService } from './world.ts'

export async function givenSignInService(settings: Settings = {}): Promise<SignInService> {
  const emulator = process.env['FIREBASE_EMULATOR']
  return emulator ? emulatorService(emulator, settings) : ownService(settings)
}

/** The one in the server, with what only a story of our own may reach: the server itself and its database. */
export async function ownService({ delivery, ...settings }: Settings & Pick<Parts, 'delivery'>) {
  const { app, database, pool } = await givenServer({
    stocked: settings.stocked ?? false,
    env: envOf(settings),
    sources: settings.sources,
    ...(delivery && { delivery }),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const mails = async () => ((await (await fetch(`${address}/api/local/outbox`)).json()) as { mails: OwnMail[] }).mails
  const newest = async (pick: (mail: OwnMail) => string | null | undefined) => (await mails()).map(pick).find(Boolean)
  return {
    app,
    database,
    pool,
    address,
    lacks: [],
    linkTo: (to: string, mode: string) =>
      eventually(() =>
        newest(({ to: whom, link }) =>
          whom === to && modeOf(link) === mode ? new URL(link ?? '').href.replace(address, '') : null,
        ),
      ),
    codeTo: (phone: string) => eventually(() => newest(({ to, code }) => (to === phone ? code : null))),
  }
}

type OwnMail = { to: string; link: string | null; code: string | null }
