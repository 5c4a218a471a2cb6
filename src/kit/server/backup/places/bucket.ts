/**
 * Backups in a bucket of S3 or of anything that speaks like it (AWS_ENDPOINT_URL_S3). What is sent in parts is there once
 * all of them are, and not before. Credentials and region are read from the environment by Amazon's own client.
 */
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { BackupTrouble } from '../trouble.ts'
import type { BackupPlace } from './place.ts'

/** Of 10,000 parts an object may be made: 640 GB. */
const partBytes = 64_000_000
const mostRemoved = 1000
const connectMs = 10_000
/** On a connection on which nothing has moved for so long nothing comes any more; it is tried again twice. */
const usualSilenceMs = 120_000

/** `to` as `s3://bucket/prefix`. */
export function bucketPlace(to: string, silenceMs = usualSilenceMs): BackupPlace {
  const { hostname: Bucket, pathname } = new URL(to)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const root = prefix && `${prefix}/`
  // Others than Amazon know no names of buckets before the host.
  const client = new S3Client({
    forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  })
  const at = (name: string) => ({ Bucket, Key: root + name })
  return {
    name: to,
    // A bucket is as private as its policy, which nobody sees from here.
    isPrivate: async () => false,
    list: (begin) => told(to, listAll(client, Bucket, root, begin)),
    read: (name) =>
      told(
        to,
        client.send(new GetObjectCommand(at(name))).then(
          ({ Body }) => Body as Readable, // in Node it is one
          (error: unknown) => {
            if (error instanceof NoSuchKey) return null
            throw error
          },
        ),
      ),
    write: (name, bytes) =>
      told(
        to,
        // What is not read to its end would keep its connection, and with it the process.
        writeWhole(client, at(name), bytes).finally(() => bytes.destroy()),
      ),
    remove: async (names) => {
      for (let from = 0; from < names.length; from += mostRemoved) {
        const Objects = names.slice(from, from + mostRemoved).map((name) => ({ Key: root + name }))
        const { Errors = [] } = await told(to, client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } })))
        if (Errors.length > 0) throw new BackupTrouble(`${to}: ${Errors[0]?.Key} could not be removed.`)
      }
    },
  }
}

type At = { Bucket: string; Key: string }

async function listAll(client: S3Client, Bucket: string, root: string, begin: string): Promise<string[]> {
  const names: string[] = []
  for (let ContinuationToken: string | undefined; ;) {
    const page = { Bucket, Prefix: root + begin, ...(ContinuationToken && { ContinuationToken }) }
    const { Contents = [], NextContinuationToken } = await client.send(new ListObjectsV2Command(page))
    names.push(...Contents.flatMap(({ Key }) => (Key ? [Key.slice(root.length)] : [])))
    ContinuationToken = NextContinuationToken
    if (!ContinuationToken) return names.toSorted()
  }
}

async function writeWhole(client: S3Client, at: At, bytes: Readable): Promise<void> {
  const parts = partsOf(bytes)
  const { value: first = Buffer.alloc(0) } = await parts.next()
  if (first.length < partBytes) {
    await client.send(new PutObjectCommand({ ...at, Body: first }))
    return
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at))
  try {
    const sent: { ETag: string | undefined; PartNumber: number }[] = []
    const send = async (Body: Buffer) => {
      const PartNumber = sent.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }))
      sent.push({ ETag, PartNumber })
    }
    await send(first)
    for await (const part of parts) await send(part)
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts: sent } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => {}) // what went wrong is told
    throw error
  }
}

async function* partsOf(bytes: Readable): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    held.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** What the service says, in one sentence; a failure of what is read stays what it is. */
async function told<T>(to: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Error) || !('$metadata' in error)) throw error
    throw new BackupTrouble(`${to} does not take part: ${error.name}: ${error.message}.`, { cause: error })
  }
}
