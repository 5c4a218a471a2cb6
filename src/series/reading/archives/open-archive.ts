/** A workbook, or an archive with one file of data in it: those of metadata beside it are passed over. */
import type { Given } from '../given.ts'
import { Unreadable } from '../unreadable.ts'
import type { Understood } from '../understood.ts'
import { isWorkbook, readWorkbook } from '../workbook/read-workbook.ts'
import { unpacked, unpackingBudget } from './unpack.ts'
import { type Member, membersOf } from './zip.ts'

const isData = ({ name }: Member) => /\.(csv|tsv|tab|txt|json|xlsx)$/i.test(name)
const isAside = ({ name }: Member) =>
  /(^|\/)(metadata[_-]|__macosx\/|\.|readme|licen[cs]e)|(^|\/)__macosx\//i.test(name)
const isArchive = ({ name }: Member) => /\.(zip|7z|rar|gz|tar|tgz|bz2)$/i.test(name)

/** `readBytes` is how any file is read: for a member of an archive. */
export function openArchive(
  bytes: Uint8Array,
  given: Given,
  readBytes: (bytes: Uint8Array, given: Given) => Understood,
): Understood {
  try {
    const members = membersOf(bytes)
    const workbook = isWorkbook(members)
    return workbook ? readWorkbook(members, given) : readMember(members, given, readBytes)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new Unreadable(error.code, { format: formatOf(bytes), ...error.read })
  }
}

function formatOf(bytes: Uint8Array): string {
  try {
    return isWorkbook(membersOf(bytes)) ? 'xlsx' : 'zip'
  } catch {
    return 'zip'
  }
}

function readMember(
  members: readonly Member[],
  given: Given,
  readBytes: (bytes: Uint8Array, given: Given) => Understood,
): Understood {
  if (members.some(isArchive)) throw new Unreadable('bad-archive')
  const found = members.filter((one) => isData(one) && !isAside(one))
  const one = found.length === 1 ? found[0] : found.find(({ name }) => name === given.member)
  if (found.length === 0) throw new Unreadable('no-table')
  const read = { format: 'zip' }
  if (!one) {
    const answers = found.slice(0, 100).map(({ name }): Given => ({ member: name }))
    return {
      refused: null,
      read,
      series: [],
      asks: [{ ask: 'member', proposals: [], others: answers }],
      notes: [],
      faults: [],
      diff: null,
    }
  }
  const inner = unpacked(one, unpackingBudget())
  const told = readBytes(inner, given)
  return { ...told, read: { ...told.read, format: 'zip', member: one.name } }
}
