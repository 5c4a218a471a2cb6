/** How long forecasts of other platforms take over HTTP: read, kept and scored, and once more where nothing is new. */
import { strToU8, zipSync } from 'fflate'
import { givenUser } from '../../test/given/user.ts'
import { benchWorld, rounded } from '../world.ts'

const day = (i: number) => new Date(Date.parse('2024-01-01') + (i % 300) * 86_400_000).toISOString().slice(0, 10)
/** Spread evenly, and the same each time. */
const spread = (i: number) => 0.02 + 0.96 * ((i * 0.618_034) % 1)

type File = { platform: string; file: Uint8Array<ArrayBuffer>; forecasts: number }

/** Ten forecasts of each question, of which every second came out. */
function fatebook(forecasts: number): File {
  const head =
    'Question title,Forecast created by,Forecast (scale = 0-1),Forecast created at,Question created at,Question resolve by,Resolution,Resolved at'
  const lines = Array.from({ length: forecasts }, (_, i) => {
    const n = Math.floor(i / 10)
    const came = n % 2 ? 'YES,2025-01-01 00:00:00' : ','
    return `"Will number ${n} come?","Ada",${spread(i).toFixed(3)},${day(i)} 00:00:00,2024-01-01 00:00:00,2025-01-01 00:00:00,${came}`
  })
  return { platform: 'fatebook', file: strToU8([head, ...lines].join('\n')), forecasts }
}

/** Curves of 201 values over numbers: about as many as a file of 10 MB holds. */
function metaculus(forecasts: number): File {
  const questions = Array.from({ length: forecasts / 10 }, (_, n) => {
    const came = n % 2 ? '42,2025-01-01 00:00:00+00:00' : ','
    return `${n},How many?,numeric,0,True,100,True,2024-01-01 00:00:00+00:00,2025-01-01 00:00:00+00:00,${came}`
  })
  const rows = Array.from({ length: forecasts }, (_, i) => {
    const curve = Array.from({ length: 201 }, (__, k) => (0.01 + 0.98 * (k / 200) ** (0.5 + 2 * spread(i))).toFixed(8))
    return `${Math.floor(i / 10)},7,${day(i)} 00:00:00+00:00,"[${curve.join(', ')}]"`
  })
  const head = 'Question ID,Question Title,Question Type,Lower Bound,Open Lower Bound,Upper Bound,Open Upper Bound'
  const files = {
    'question_data.csv': [`${head},Open Time,Scheduled Close Time,Resolution,Resolution Known Time`, ...questions],
    'forecast_data.csv': ['Question ID,Forecaster ID,Start Time,Continuous CDF', ...rows],
  }
  const packed = Object.fromEntries(Object.entries(files).map(([name, lines]) => [name, strToU8(lines.join('\n'))]))
  return { platform: 'metaculus', file: zipSync(packed), forecasts }
}

export async function benchImports() {
  const world = await benchWorld()
  try {
    const found = [await measure(world.app, fatebook(50_000)), await measure(world.app, metaculus(8_000))]
    return { found }
  } finally {
    await world.close()
  }
}

async function measure(app: Awaited<ReturnType<typeof benchWorld>>['app'], { platform, file, forecasts }: File) {
  const user = await givenUser(app)
  const send = async (url: string) => {
    const form = new FormData()
    form.append('platform', platform)
    form.append('file', new Blob([file]))
    const packed = new Response(form)
    const payload = Buffer.from(await packed.arrayBuffer())
    const type = packed.headers.get('content-type') ?? ''
    const headers = { authorization: `Bearer ${user.token}`, cookie: user.cookie, 'content-type': type }
    const before = performance.now()
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers })
    if (statusCode !== 200) throw new Error(body)
    return rounded((performance.now() - before) / 1000)
  }
  const previewSeconds = await send('/api/me/imports/preview')
  const seconds = await send('/api/me/imports')
  return { platform, forecasts, previewSeconds, seconds, againSeconds: await send('/api/me/imports') }
}
