/** The style sheet of embeds: of the theme what they need, and of every part that they are drawn with. */
import './embed.css'
export { Embed } from './Embed.tsx'
export { PageEmbed } from './pages/PageEmbed.tsx'
