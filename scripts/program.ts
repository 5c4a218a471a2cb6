/** Runs a program to its end, and keeps what it said. */
import { spawn } from 'node:child_process'

export type Ran = { ok: boolean; output: string; seconds: string }

export async function run(command: string, args: readonly string[], more: Record<string, string> = {}): Promise<Ran> {
  const began = performance.now()
  const chunks: Buffer[] = []
  const ok = await new Promise<boolean>((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...more, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', (code) => done(code === 0))
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      done(false)
    })
  })
  return { ok, output: Buffer.concat(chunks).toString(), seconds: ((performance.now() - began) / 1000).toFixed(1) }
}
