/**
 * Which statements does an act of the program run, and how many pages of 8 KB does each touch? Told by the database of
 * the very statements, with the plans that they really had (`auto_explain`).
 */
import type { Pool } from 'pg'
import { z } from 'zod'

/** `pages`: of 8 KB, found in memory or read from the disk, of tables and indexes. */
export type Statement = { text: string; pages: number; ms: number }

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

/** The same database, for connections that are told of each statement what it touched. */
export function watchedUrl(url: string): string {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options.join(' '))}`
}

const told = z.object({
  'Query Text': z.string(),
  Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
})

export type Watch = { during(act: () => Promise<unknown>): Promise<Statement[]> }

/** Of a pool at a watched address that has no connection yet. One act at a time. */
export function watchStatements(pool: Pool): Watch {
  let seen: Statement[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const statement = statementIn(message ?? '')
      if (statement) seen.push(statement)
    })
  })
  return {
    async during(act) {
      seen = []
      await act()
      return seen
    },
  }
}

function statementIn(message: string): Statement | null {
  const [, ms, plan] = /^duration: ([\d.]+) ms\s+plan:\s+(\{.*)$/s.exec(message) ?? []
  if (plan === undefined) return null
  const { 'Query Text': text, Plan: touched } = told.parse(JSON.parse(plan))
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    pages: touched['Shared Hit Blocks'] + touched['Shared Read Blocks'],
    ms: Number(ms),
  }
}
