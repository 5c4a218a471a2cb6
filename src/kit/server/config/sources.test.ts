/** What the environment says of the sources of series. */
import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'

const contact = 'sources@example.org'

test.for<[env: Record<string, string>, sources: object]>([
  [{}, { whyOff: 'SOURCES is not set to on.', hosts: [], keys: {} }],
  [{ SOURCES: 'on' }, { whyOff: 'SOURCES_CONTACT is not set: sources must be able to write to somebody.' }],
  [{ SOURCES_CONTACT: contact }, { whyOff: 'SOURCES is not set to on.' }],
  [
    { SOURCES: 'on', SOURCES_CONTACT: contact },
    { whyOff: null, contact },
  ],
  [{ SOURCES_HOSTS: 'gml.noaa.gov, *.googleusercontent.com' }, { hosts: ['gml.noaa.gov', '*.googleusercontent.com'] }],
  [{ FORECASTS_ELSEWHERE: 'manifold, kalshi' }, { elsewhere: ['manifold', 'kalshi'] }],
  [{}, { elsewhere: [] }],
  [{ FRED_API_KEY: 'abc' }, { keys: { FRED_API_KEY: 'abc' } }],
  [
    { SOURCES_PROXY: 'http://ada:secret@proxy.example.org:3128' },
    { proxy: new URL('http://ada:secret@proxy.example.org:3128') },
  ],
  [{ UN_POPULATION_TOKEN: 'a.b.c' }, { keys: { UN_POPULATION_TOKEN: 'a.b.c' } }],
])('of sources, the environment %j is understood', ([env, understood]) => {
  expect(readConfig(env).sources).toMatchObject(understood)
})

test.for<[env: Record<string, string>, line: string]>([
  [
    { FORECASTS_ELSEWHERE: 'manifold metaculous' },
    'FORECASTS_ELSEWHERE: "metaculous" is none of manifold, polymarket, kalshi, metaculus.',
  ],
  [{ SOURCES: 'yes' }, 'SOURCES: "yes" is neither on nor off.'],
  [
    { SOURCES_PROXY: 'socks5://ada:secret@proxy' },
    'SOURCES_PROXY: the value is no address of a proxy, such as http://proxy.example.org:3128.',
  ],
  [{ SOURCES_CONTACT: 'me' }, 'SOURCES_CONTACT: "me" is neither a mail address nor the https address of a page.'],
  [
    { FRED_API_KEY: 'two words' },
    'FRED_API_KEY: the value is no key: it holds a space or a sign that no header takes, or is longer than 500.',
  ],
])('of sources, the environment %j is refused', ([env, line]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig([line]))
})
