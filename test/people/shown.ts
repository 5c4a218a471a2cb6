/** People who chose to be shown as forecasters, and questions that came out on which four others forecast too. */
import { came, givenScores, yes } from './scores.ts'

const past = { opens: '2026-01-01', closes: '2026-01-10', resolves: '2026-03-01' }
const middle = new Date('2026-01-06T00:00:00Z')

/** `outcome`: what came of it and when; `others`: how many forecast it besides, with even chances. */
type Settled = {
  chances: Record<string, number>
  outcome?: ReturnType<typeof came>
  others?: number
  asked?: object
}

export async function givenShown() {
  const world = await givenScores()
  const { pool, question, resolve, addForecasters, addRows } = world
  const rest = await addForecasters(4)

  /** A forecaster with this account, who is shown by this name; without one, who is not. */
  const forecaster = async (account: string, name?: string): Promise<string> => {
    if (name !== undefined)
      await pool.query(
        `update account set public_name = $2, public_name_key = $2, is_on_leaderboards = true, email_verified = true where id = $1`,
        [account, name],
      )
    const { rows } = await pool.query<{ id: string }>(
      'insert into forecaster (account_id, is_counted) values ($1, true) returning id',
      [account],
    )
    return rows[0]?.id ?? ''
  }
  /** One of Ada's that is over, forecast when half of it was; by its address in the API. */
  const settled = async ({ chances, outcome = came('yes', '2026-02-01'), others = 4, asked = {} }: Settled) => {
    const at = await question({ ...past, ...asked })
    const rows = [...Object.entries(chances), ...rest.slice(0, others).map((one) => [one, 0.5] as const)]
    await addRows(
      at,
      rows.map(([one, chance]) => ({ forecaster: one, at: middle, estimate: yes(chance) })),
    )
    await resolve(at, outcome)
    return at
  }
  return { ...world, forecaster, settled }
}
