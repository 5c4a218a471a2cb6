/** Wikidata: a query that answers with years and values. What a query costs there, operators alone decide. */
import { z } from 'zod'
import { connector, type Dated } from '../connector.ts'
import { SourceFault } from '../faults.ts'
import { numberOf, timeOf } from '../parsing/cells.ts'
import { readJson } from '../parsing/json.ts'
import { type Place, plain } from '../place.ts'

const host = 'query.wikidata.org'
/** With all that is written otherwise in an address it must be one that is asked. */
const longest = 1800
const address = z.strictObject({
  query: z
    .string()
    .min(20)
    .regex(/^\s*(prefix\s[^{]*)?select\s[^{]*\?year\b[^{]*\{/i, 'selects no ?year')
    .regex(/^[^{]*\?value\b[^{]*\{/i, 'selects no ?value')
    .refine((query) => encodeURIComponent(query).length <= longest, 'is too long to be asked in an address'),
})
const cell = z.object({ value: z.string() })
const answer = z.object({
  head: z.object({ vars: z.array(z.string()) }),
  results: z.object({ bindings: z.array(z.object({ year: cell.optional(), value: cell.optional() })) }),
})

export const wikidata = connector<z.output<typeof address>>({
  id: 'wikidata',
  title: 'Wikidata',
  hosts: [host],
  isForOperators: true,
  address,
  fields: {
    query: {
      label: 'Query',
      example: 'SELECT (YEAR(?at) AS ?year) ?value WHERE { wd:Q2 p:P1082 ?said . ?said ps:P1082 ?value ; pq:P585 ?at }',
      hint: 'In SPARQL: it selects ?year and ?value',
    },
  },
  matches: (place) => (place.host === host ? (address.safeParse({ query: queryIn(place) }).data ?? null) : null),
  requests: ({ query }) => [
    {
      url: `https://${host}/sparql?query=${encodeURIComponent(query)}&format=json`,
      accept: 'application/sparql-results+json',
    },
  ],
  parse([told], { query }) {
    if (!told) throw new SourceFault('empty')
    const { head, results } = readJson(told, answer)
    if (!['year', 'value'].every((name) => head.vars.includes(name)))
      throw new SourceFault('other-columns', `It selects ${head.vars.slice(0, 8).join(', ')}.`)
    const values = results.bindings.flatMap(({ year, value }, i): Dated[] => {
      const read = year && value ? numberOf(value.value, `row ${i + 1}`) : null
      return year === undefined || read === null ? [] : [[timeOf(year.value, `row ${i + 1}`), read]]
    })
    if (values.length === 0) throw new SourceFault('no-values')
    return {
      series: [{ name: 'value', values }],
      title: 'A query of Wikidata',
      id: query,
      unit: null,
      updated: null,
      next: null,
      notes: [],
    }
  },
  attribution: ({ query }) => ({
    text: 'Wikidata contributors',
    url: `https://${host}/#${encodeURIComponent(query)}`,
    licence: 'CC0',
    mayRepublish: true,
  }),
  // One after the other; a minute of queries is allowed in a minute.
  pace: { apartMs: 5000 },
  usual: 'monthly',
})

/** Of the page on which queries are written, or of the address that answers them. */
function queryIn({ path, query, hash }: Place): string | undefined {
  if (path === '/') return plain(hash.slice(1).replaceAll('+', '%2B'))
  return path === '/sparql' ? query.get('query') : undefined
}
