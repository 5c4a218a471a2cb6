/** What may be said of the files under `deploy/` without a machine to run them on. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { knownVariables } from '#kit/server/config/config.ts'
import { copied, readRecipe } from './recipe.ts'

const recipe = readRecipe(readFileSync('deploy/Dockerfile', 'utf8'))
const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()),
  secrets: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  networks: z.array(z.string()),
})
const compose = z
  .object({
    services: z.object({ app: service, database: service, caddy: service }),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(readFileSync('deploy/compose.yml', 'utf8')))

const stripeOf = z.object({
  services: z.object({
    app: z.object({ environment: z.record(z.string(), z.string()), secrets: z.array(z.string()) }),
  }),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
}).parse

const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const named = (name: string) => recipe.filter((one) => one.name === name).map(({ words }) => words.join(' '))
/** Names that are set for the program, but for those that are Node's and the C library's. */
const isOurs = (name: string) => !['MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'].includes(name)

/** Either it is known by its digest, or whoever builds has to name it. */
const isPinned = (image: string) => /@sha256:[a-f\d]{64}$/.test(image) || /^\$\{\w+(:\?[^}]+)?\}$/.test(image)

test('each image of the container is known by its digest, or has to be named by whoever builds', () => {
  expect(
    named('FROM')
      .map((words) => words.split(' ')[0])
      .filter((image) => !isPinned(image ?? '')),
  ).toEqual([])
  expect(named('ARG').filter((words) => words.startsWith('NODE_IMAGE='))).toEqual([])
  const { app, database, caddy } = compose.services
  expect([database, caddy].filter(({ image }) => !isPinned(image))).toEqual([])
  expect(app.image).toBe('farsight:local')
  expect(JSON.stringify([recipe, compose])).not.toContain('latest')
})

test('the container runs as a user without rights, and all that it copies is there', () => {
  expect(named('USER')).toEqual(['10001:10001'])
  expect(copied(recipe).filter((path) => !existsSync(path))).toEqual([])
  const names = [...readFileSync('.dockerignore', 'utf8').matchAll(/^!([\w.-]+)$/gm)].map(([, name]) => name)
  const letIn = new Set(names)
  expect(copied(recipe).filter((path) => !letIn.has(path.split('/')[0]))).toEqual([])
})

test('neither the container nor compose sets a variable that is not known', () => {
  const set = [
    ...named('ENV').flatMap((words) => words.split(' ').map((word) => word.split('=')[0] ?? '')),
    ...Object.keys(compose.services.app.environment),
  ]
  expect(set.filter((name) => isOurs(name) && !knownVariables.includes(name))).toEqual([])
})

test('in compose the program may write nowhere but where it is told to, gains no right, and its database is not reached from outside', () => {
  const { app, database, caddy } = compose.services
  expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '10001:10001' })
  expect(app).toMatchObject({ volumes: ['data:/data', 'backups:/backups'] })
  for (const { security_opt: options } of [app, database, caddy]) expect(options).toContain('no-new-privileges:true')
  expect(database.networks).toEqual(['inside'])
  expect([app, database].filter((one) => 'ports' in one)).toEqual([])
})

test('in compose each secret is a file', () => {
  const { app, database } = compose.services
  const files = Object.entries({ ...app.environment, ...database.environment }).filter(([name]) =>
    name.endsWith('_FILE'),
  )
  const handed = [...app.secrets, ...database.secrets].map((name) => `/run/secrets/${name}`)
  expect(files.map(([, path]) => path).toSorted()).toEqual(handed.toSorted())
  expect(Object.keys(compose.secrets).toSorted()).toEqual([...app.secrets, ...database.secrets].toSorted())
})

test('what Stripe needs is handed over as files as well', () => {
  const stripe = stripeOf(parse(readFileSync('deploy/stripe.yml', 'utf8')))
  const { environment, secrets } = stripe.services.app
  expect(Object.keys(environment).filter((name) => !knownVariables.includes(name))).toEqual([])
  expect(Object.values(environment)).toEqual(secrets.map((name) => `/run/secrets/${name}`))
  expect(Object.keys(stripe.secrets)).toEqual(secrets)
})

test('the database of compose lets the program read a whole backup, and nobody in without a password but from within', () => {
  const text = readFileSync('deploy/pg_hba.conf', 'utf8')
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  expect(lines.map((line) => line.split(/\s+/))).toEqual([
    ['local', 'all', 'all', 'trust'],
    ['host', 'all', 'all', 'samenet', 'scram-sha-256'],
    ['host', 'replication', 'farsight', 'samenet', 'scram-sha-256'],
  ])
  expect(readFileSync('deploy/compose.yml', 'utf8')).toContain('./pg_hba.conf:/etc/postgresql/pg_hba.conf:ro')
})

test('one command is run with the settings of the unit, in scripts that there are', () => {
  const text = readFileSync('deploy/farsight-run', 'utf8')
  expect(spawnSync('sh', ['-n', 'deploy/farsight-run']).status).toBe(0)
  const unit = readFileSync('deploy/farsight@.service', 'utf8')
  const set = [...text.matchAll(/--setenv=(\S+)/g)].map(([, word]) => word ?? '')
  expect(set.filter((word) => !unit.includes(` ${word} `) && !unit.includes(` ${word}\n`))).toEqual([])
  const backup = readFileSync('deploy/farsight-backup.service', 'utf8')
  const scripts = [text, backup, unit].flatMap((file) => [...file.matchAll(/ (scripts\/[\w-]+\.ts)/g)])
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.map(([, path]) => path).filter((path) => !existsSync(path ?? ''))).toEqual([])
})

test.skipIf(!isThere('systemd-analyze'))('systemd finds little that the unit leaves open', () => {
  const unit = join(folder, 'farsight@.service')
  cpSync('deploy/farsight@.service', unit)
  const said = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' }).stdout
  expect(Number(/exposure level for \S+: (\d+\.\d)/.exec(said)?.[1])).toBeLessThanOrEqual(2)
})

test('the unit sets no variable that is not known, and runs the program that there is', () => {
  const unit = readFileSync('deploy/farsight@.service', 'utf8')
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const names = set.map((word) => word.split('=')[0] ?? '')
  expect(names.filter((name) => isOurs(name) && !knownVariables.includes(name))).toEqual([])
  expect(existsSync(/^ExecStart=.* (dist\S+)$/m.exec(unit)?.[1] ?? '')).toBe(true)
})

test('what Node compiles lies where the unit may write', () => {
  const unit = readFileSync('deploy/farsight@.service', 'utf8')
  const kept = /\bNODE_COMPILE_CACHE=(\S+)/.exec(unit)?.[1]
  expect(kept).toBe(`/var/cache/${/^CacheDirectory=(.*)$/m.exec(unit)?.[1]}`)
})

test.skipIf(!isThere('nginx') || !isThere('openssl'))('nginx takes its file', () => {
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=farsight.example', '-keyout']
  spawnSync('openssl', [...made, join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')])
  const site = readFileSync('deploy/nginx.conf', 'utf8').replaceAll('/etc/ssl/farsight', folder)
  writeFileSync(join(folder, 'site.conf'), site)
  const main = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const { stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
  expect(stderr).toContain('test is successful')
})

test.skipIf(!isThere('caddy'))('Caddy takes its file', () => {
  const env = { PATH: process.env['PATH'], HOME: folder, SITE: 'https://farsight.example', UPSTREAMS: 'a:3000 b:3000' }
  const check = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']
  expect(spawnSync('caddy', check, { encoding: 'utf8', env })).toMatchObject({ status: 0 })
})

test('neither proxy leaves a process alone for a database that is away, while it has pages ready', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).not.toMatch(/max_fails=[^0]|^\s*server [\d.:]+;/m)
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toMatch(/^\s*health_uri \/healthz$/m)
})

test('neither proxy writes down who asked for what: secrets stand in some addresses', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toMatch(/^ {4}access_log off;$/m)
  expect(readFileSync('deploy/Caddyfile', 'utf8')).not.toMatch(/^\s*log\b/m)
})

test('both proxies end connections before Farsight does, and hold no stream back', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toMatch(/keepalive_timeout 8s;[\s\S]*proxy_buffering off;/)
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toMatch(/flush_interval -1[\s\S]*keepalive 8s/)
})
