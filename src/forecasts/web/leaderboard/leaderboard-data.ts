/** What the loaders hand to the screens of those who chose to be shown as forecasters. */
import type { PageData } from '#site/web/layout/screen-data.ts'
import type { Forecaster, Leaderboard } from '../call-forecasts.ts'

export type LeaderboardData = PageData & { leaderboard: Leaderboard; running: string }
export type ForecasterData = PageData & { forecaster: Forecaster }
