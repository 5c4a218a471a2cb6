/** What every mail that leaves ends with: who runs this, and what is kept of whoever reads it. */
import type { Mailer } from '#local/identity/server/mails/mailer.ts'
import { screenPaths } from '#kit/paths.ts'

/** `origin` as visitors use it, such as `https://farsight.example`. */
export function withFoot(mailer: Mailer, origin: string): Mailer {
  const [imprint, privacy] = [`${origin}${screenPaths.imprint()}`, `${origin}${screenPaths.privacy()}`]
  const text = `Who runs this: ${imprint}\nWhat is kept of you: ${privacy}\n`
  const html = `<p style="margin:1rem 1.25rem;font:0.875rem/1.5 system-ui,sans-serif;text-align:center"><a href="${imprint}">Who runs this</a> · <a href="${privacy}">What is kept of you</a></p>`
  return {
    send: (letter) =>
      mailer.send({
        ...letter,
        text: `${letter.text.trimEnd()}\n\n${text}`,
        ...(letter.html !== undefined && { html: letter.html.replace('</body>', `${html}\n</body>`) }),
      }),
  }
}
