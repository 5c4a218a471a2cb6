/** Every address that this server answers to a GET, as it names them itself: `/api/items/:kind/:id`. */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** Read off the tree that Fastify draws of its routes: four signs for a level, each line a piece of the address. */
export function routesOf(app: Pick<FastifyInstance, 'printRoutes'>): string[] {
  const pieces: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      const level = indent.length / 4
      if (piece) pieces.splice(level, Infinity, piece)
      return methods.split(', ').includes('GET') ? [pieces.join('')] : []
    })
}

/** The screens, by how the routes of pages name their addresses: `allStuff`, `item`, `document`. */
export function screensOf(file = 'src/app/web/routes.tsx'): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/path: (?:\w+\.(\w+)\(|(documentPaths))/g)]
  return ['home', 'item', ...new Set(named.map(([, name, documents]) => name ?? documents ?? ''))]
}
