/** The form parts of all kinds, each loaded when somebody writes one. A kind without one is a type error. */
import type { KindForm } from '#items/web/kind-form.ts'
import type { KindName } from '../kinds.ts'

const forms = {
  prediction: async () => (await import('#predictions/web/form.tsx')).predictionForm,
  trend: async () => {
    const [{ trendFormWith }, { BringAddress }] = await Promise.all([
      import('#trends/web/form.tsx'),
      import('#sources/web/bringing/BringAddress.tsx'),
    ])
    return trendFormWith((props) => <BringAddress {...props} />)
  },
  scenario: async () => (await import('#scenarios/web/form.tsx')).scenarioForm,
} satisfies Record<KindName, () => Promise<unknown>>

/** Each form is handed entries of its own kind only: its route loads no others. */
export const kindForms = forms as unknown as Record<KindName, () => Promise<KindForm>>
