/**
 * Bytes are packed by zstd and sealed by age (https://age-encryption.org/v1) to whoever holds the identity: what makes
 * backups can read none. `age -d -i key FILE | zstd -d` opens them without us.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebReadable } from 'node:stream/web'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupTrouble } from './trouble.ts'

/** As quick as the data come; higher ones save some percent. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }

export type Recipient = string | undefined

/** What a sealed file is called. */
export function sealedName(name: string, isEncrypted: boolean): string {
  return `${name}.zst${isEncrypted ? '.age' : ''}`
}

/** Throws `BackupTrouble` where nothing can be sealed to the recipient; never repeats the value. */
export function whyNotSeal(recipient: string): string | null {
  try {
    new Encrypter().addRecipient(recipient)
    return null
  } catch {
    return 'BACKUP_RECIPIENT: the value is no recipient of age, such as age1 followed by 58 letters and digits. `age-keygen` makes one.'
  }
}

/** Without a recipient it is packed alone. */
export async function seal(plain: Readable, recipient: Recipient): Promise<Readable> {
  const packed = createZstdCompress(level)
  pipeline(plain, packed).catch(() => {}) // whoever reads `packed` hears of it
  if (recipient === undefined) return packed
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Readable.fromWeb(asNode(await encrypter.encrypt(asWeb(packed))))
}

/** Throws `BackupTrouble` with a wrong key at once; what is damaged further on fails while it is read. */
export async function unseal(sealed: Readable, isEncrypted: boolean, identity: string | undefined): Promise<Readable> {
  const plain = createZstdDecompress()
  const source = isEncrypted ? await decrypt(sealed, identity) : sealed
  pipeline(source, plain).catch(() => {}) // whoever reads `plain` hears of it
  return plain
}

async function decrypt(sealed: Readable, identity: string | undefined): Promise<Readable> {
  if (identity === undefined)
    throw new BackupTrouble('The backup is encrypted. Set BACKUP_IDENTITY to the secret key of its recipient.')
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch {
    throw new BackupTrouble('BACKUP_IDENTITY: the value is no secret key of age: it begins with AGE-SECRET-KEY-1.')
  }
  try {
    return Readable.fromWeb(asNode(await decrypter.decrypt(asWeb(sealed))))
  } catch (error) {
    sealed.destroy()
    if (error instanceof Error && error.message.startsWith('no identity matched'))
      throw new BackupTrouble('BACKUP_IDENTITY is not the key that this backup was encrypted for.', { cause: error })
    throw new BackupTrouble('The encrypted file is damaged at its beginning.', { cause: error })
  }
}

/** The same objects under two declarations, of Node and of the browser. */
const asWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const asNode = (stream: ReadableStream<Uint8Array>) => stream as unknown as WebReadable<Uint8Array>
