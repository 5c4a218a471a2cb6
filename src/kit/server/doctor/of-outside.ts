/** Does what lies outside answer: the mail server, the address that visitors use, and the place of backups? */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { mayWrite } from '../backup/may-write.ts'
import { openPlace } from '../backup/places/open-place.ts'
import { BackupTrouble } from '../backup/trouble.ts'
import type { Config } from '../config/config.ts'
import { codeOf, type Finding } from './finding.ts'

const patienceMs = 5000
const patience = {
  dnsTimeout: patienceMs,
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  socketTimeout: patienceMs,
}

/** Greets the mail server and signs in there; sends nothing. */
export async function mailFinding({ smtpUrl, firebase }: Pick<Config, 'smtpUrl' | 'firebase'>): Promise<Finding> {
  const part = 'mail'
  if (!smtpUrl)
    return {
      part,
      state: 'note',
      says: firebase
        ? 'SMTP_URL is not set: nobody is mailed but by Firebase'
        : 'SMTP_URL is not set: nobody is mailed',
    }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...patience })
  try {
    await transport.verify()
    return { part, state: 'ok', says: 'the mail server answers, and lets us in' }
  } catch (error) {
    return { part, state: 'mend', says: `the mail server does not let us in (${codeOf(error)}).` }
  } finally {
    transport.close()
  }
}

/** Asks this very server through the address that visitors use, with whatever stands before it. */
export async function addressFinding({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding> {
  const part = 'PUBLIC_URL'
  if (!publicUrl) return { part, state: 'note', says: 'is not set: this machine alone is served' }
  try {
    const answer = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    await answer.body?.cancel()
    return answer.ok
      ? { part, state: 'ok', says: `${publicUrl} answers` }
      : { part, state: 'mend', says: `${publicUrl}/readyz answers with ${answer.status}.` }
  } catch (error) {
    const why = error instanceof DOMException ? 'too slow' : codeOf(error)
    return { part, state: 'mend', says: `${publicUrl} is not reached (${why}). Does the server run, and its proxy?` }
  }
}

/** Writes a file where backups are to lie, as a backup would, and takes it away again. */
export async function backupFinding({ backups: { to, recipient } }: Pick<Config, 'backups'>): Promise<Finding> {
  const part = 'backups'
  if (!to) return { part, state: 'note', says: 'BACKUP_TO is not set: none are made' }
  const name = `doctor-${randomUUID()}`
  try {
    const place = await openPlace(to)
    await mayWrite(place, recipient)
    await place.write(name, Readable.from(['']))
    await place.remove([name])
    return { part, state: 'ok', says: `${to} can be written to` }
  } catch (error) {
    const why = error instanceof BackupTrouble ? error.message : `${to} cannot be written to (${codeOf(error)}).`
    return { part, state: 'mend', says: why }
  }
}
