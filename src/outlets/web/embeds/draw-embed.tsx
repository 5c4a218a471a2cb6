/** An embed as HTML, for the server. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawEmbed } from '../../embeds/embed-given.ts'
import { Embed, NoEmbed } from './Embed.tsx'
import { PageEmbed } from './pages/PageEmbed.tsx'

export const drawEmbed: DrawEmbed = async (given) => renderToStaticMarkup(embedOf(given))

function embedOf(given: Parameters<DrawEmbed>[0]): ReactNode {
  if ('shared' in given) return <Embed {...given} />
  return 'told' in given ? <PageEmbed {...given} /> : <NoEmbed {...given} />
}
