/** What a pasted address is understood as, before anything is bound to it. */
import { refusals } from '#kit/refusals.ts'
import type { User } from '#kit/viewer.ts'
import { bindingAt } from '../../binding.ts'
import { connectorOf, connectors } from '../../connectors/index.ts'
import type { Switches } from '../present.ts'

export function understandAddress(url: string, user: User, switches: Switches) {
  const found = bindingAt(url)
  const connector = found && connectorOf(found.connector)
  if (!found || !connector) return { understood: null, mayBind: false, why: sayUnknown(user) }
  const { text, url: page, licence, mayRepublish } = connector.attribution(found.address, null)
  const parts = Object.entries(connector.fields).map(([name, { label }]) => ({
    label,
    value: found.address[name] ?? '',
  }))
  const isBarred = !mayRepublish && !switches.permitted.includes(connector.id)
  return {
    understood: {
      connector: { id: connector.id, title: connector.title },
      parts: parts.filter(({ value }) => value !== ''),
      attribution: { text, url: page, licence },
    },
    mayBind: !isBarred,
    why: isBarred ? refusals['not-republishable'].message : whyNotNow(connector.id, user, switches),
  }
}

/** What is not switched on, for whoever can switch it on. */
function whyNotNow(connector: string, { isOperator }: User, { whyOff, whyNoKey }: Switches): string | null {
  const why = whyOff ?? whyNoKey(connector)
  return why && !isOperator ? 'This server asks nothing there for now. What you bind is kept until it does.' : why
}

/** What can be done with an address of which no series is known. */
export function sayUnknown({ isOperator }: User): string {
  const sites = connectors.flatMap(({ title, hosts }) => (hosts ? [title] : []))
  const known = `No series is known at this address. Known are: ${sites.join('; ')}.`
  return isOperator
    ? `${known} A table at any other address is bound by its columns.`
    : `${known} Download the table from there and bring it as a file when you edit the trend.`
}
