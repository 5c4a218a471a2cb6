/** What the screens of those who chose to be shown as forecasters load. */
import type { LoaderFunctionArgs } from 'react-router'
import { readAsked } from '#forecasts/leaderboard/asked.ts'
import { seasonOf, wholesOf } from '#forecasts/leaderboard/season.ts'
import type { ForecasterData, LeaderboardData } from '#forecasts/web/leaderboard/leaderboard-data.ts'
import { paths } from '#items/paths.ts'
import { dayOf } from '#kit/dates.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { World } from '../world.ts'

/** Null for a season in which nothing that counts came out, unless it runs. */
export async function loadLeaderboard(
  { call, now }: World,
  { request }: LoaderFunctionArgs,
): Promise<LeaderboardData | null> {
  const asked = readAsked(new URL(request.url).searchParams)
  const leaderboard = await call('listLeaderboard', { params: {}, query: asked })
  const { season, seasons, category } = leaderboard
  if (![...seasons, ...wholesOf(seasons)].includes(season)) return null
  const running = seasonOf(dayOf(now()))
  const path = paths.leaderboard({ ...(season !== running && { season }), ...(category && { category }) })
  return { place: { is: 'screen', path, isPrivate: false }, leaderboard, running }
}

/** Null where nobody is shown by this name. Of whoever has no scores search engines are told nothing. */
export async function loadForecaster({ call }: World, { params }: LoaderFunctionArgs): Promise<ForecasterData | null> {
  const { name = '' } = params
  try {
    const forecaster = await call('findForecaster', { params: { name }, query: {} })
    const isPrivate = forecaster.record.means === null
    return { place: { is: 'screen', path: paths.forecaster(name), isPrivate }, forecaster }
  } catch (error) {
    if (isRefusal(error) && ['forecaster-not-found', 'invalid-input'].includes(error.code)) return null
    throw error
  }
}
