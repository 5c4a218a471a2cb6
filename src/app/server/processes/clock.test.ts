/** The clock of the server's day is put right by hours, in either direction, while people are signed in. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app } = await givenServer({ stocked: true })

test.each([-5, 5])(
  '%i hours: sessions hold, tokens are renewed, pages are drawn, and nothing is a bug',
  async (hours) => {
    const ada = await givenUser(app)
    const byCookie = async () => (await app.inject({ url: '/api/me', headers: { cookie: ada.cookie } })).statusCode
    expect(await byCookie()).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await byCookie()).toBe(200)
    // Of an hour that is over, or has not come yet: a browser that hears so asks for another.
    const refused = await ada.call('GET', '/api/me')
    expect([refused.statusCode, refused.json().error?.code ?? refused.json().code]).toEqual([401, 'session-ended'])
    const again = await givenUser(app)
    expect((await again.call('GET', '/api/me')).statusCode).toBe(200)
    expect((await again.call('PATCH', '/api/me', {})).statusCode).toBeLessThan(500)
    for (const path of ['/', '/trend/131', '/record', '/feeds/new.atom', '/readyz'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200])
  },
)
