/**
 * Metaculus: a link and no number. Its API wants a token for every call, is for personal use, and what it says may be
 * republished with a written permission alone; so nothing is asked of it.
 */
import { z } from 'zod'
import { SourceFault } from '../../faults.ts'
import { platform } from '../platform.ts'

const address = z.strictObject({
  question: z.string().regex(/^[1-9]\d{0,9}$/),
  name: z.string().regex(/^[a-z0-9-]{0,200}$/),
})

export const metaculus = platform<z.output<typeof address>>({
  id: 'metaculus',
  title: 'Metaculus',
  number: null,
  volumeIn: null,
  hosts: [],
  address,
  matches({ host, path }) {
    const [, question, name = ''] = /^\/questions\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? []
    return /^(www\.)?metaculus\.com$/.test(host) ? (address.safeParse({ question, name }).data ?? null) : null
  },
  pageOf: ({ question, name }) => `https://www.metaculus.com/questions/${question}/${name && `${name}/`}`,
  request: () => null,
  parse() {
    throw new SourceFault('not-redistributable')
  },
  terms: {
    says: 'Its numbers may be republished with its written permission alone: what is shown is a link.',
    passesOn: false,
  },
  apartMs: 1000,
})
