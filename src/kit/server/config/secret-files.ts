/**
 * Secrets may be named by files instead, as containers and systemd hand them over: `NAME_FILE` holds the path of a file
 * whose text is the value of `NAME`. A fault names the variable and never repeats what is in the file.
 */
import { readFileSync } from 'node:fs'

/** Names whose values open something. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'FIREBASE_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'FARSIGHT_MODEL_KEY',
  'CDN_PURGE_TOKEN',
  'SOURCES_PROXY',
  'FRED_API_KEY',
  'EIA_API_KEY',
  'UN_POPULATION_TOKEN',
  'INDEXNOW_KEY',
  'METRICS_TOKEN',
  'BACKUP_IDENTITY',
] as const

export type Environment = Record<string, string | undefined>

/** A secret is a line; whoever names a log or a disk by mistake is told so. */
const mostBytes = 64 * 1024

/** The environment with what the files say in place of their names, and a line for each that says nothing. */
export function withSecretFiles(env: Environment): { env: Environment; lines: string[] } {
  const read = { ...env }
  const lines: string[] = []
  for (const name of secretNames) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    try {
      if (env[name]?.trim()) throw new Error(`stands beside ${name}, so that it is not clear which of both holds.`)
      read[name] = secretIn(path)
    } catch (error) {
      lines.push(`${name}_FILE: ${(error as Error).message}`) // what is thrown here is an error of ours or of the disk's
    }
  }
  return { env: read, lines }
}

function secretIn(path: string): string {
  const text = textOf(path)
  if (text.length > mostBytes) throw new Error(`"${path}" is longer than a secret is.`)
  const secret = text.trim()
  if (!secret) throw new Error(`"${path}" is empty.`)
  return secret
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new Error(`"${path}" cannot be read (${code}).`, { cause: error })
  }
}
