/**
 * Who is scored beside people, on the same questions and days: Farsight, the model of a series, and machines, which are
 * language models. A record belongs to the model that earned it: each name of one is a voice of its own.
 */

export type Machine = `machine:${string}`
/** 'machine:gpt-4.1-mini' */
export type BesideVoice = 'house' | 'model' | Machine
/** Of which sort a forecaster is: people have accounts; of the others there is one each, and of machines one a name. */
export type Sort = 'person' | 'house' | 'model' | 'machine'

const prefix = 'machine:'
const isMachine = (by: string): by is Machine => by.startsWith(prefix)

export function machineOf(model: string): Machine {
  return `${prefix}${model}`
}

/** Of a language model its name; null of the others. */
export function modelOf(by: BesideVoice): string | null {
  return isMachine(by) ? by.slice(prefix.length) : null
}

type Told<Of> = Record<Exclude<Sort, 'person'>, (model: string) => Of>

/** What differs between them. `model`: the name of a machine's, else the empty string. */
export function ofVoice<Of>(by: BesideVoice, told: Told<Of>): Of {
  const model = modelOf(by)
  return model === null ? told[by as 'house' | 'model']('') : told.machine(model) // no model, so no machine
}

/** 'The machine (gpt-4.1-mini)' */
export function titleOf(by: BesideVoice): string {
  return ofVoice(by, { house: () => 'Farsight', model: () => 'The model', machine: (name) => `The machine (${name})` })
}

/** Within a sentence. */
export function inSentence(by: BesideVoice): string {
  return ofVoice(by, { house: () => 'Farsight', model: () => 'the model', machine: (name) => `the machine (${name})` })
}

/** 'Farsight, the model and the machine (gpt-4.1-mini)' */
export function sayVoices(voices: readonly BesideVoice[]): string {
  const [last = '', ...others] = voices.map(inSentence).toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}

/**
 * As their pages are addressed: 'farsight', 'model', 'machine:org~name'. No person is ever shown by one of these
 * (`accounts/public-name.ts`), whose names hold no colon.
 */
export function addressOfVoice(by: BesideVoice): string {
  return ofVoice(by, {
    house: () => 'farsight',
    model: () => 'model',
    machine: (name) => `${prefix}${name.replaceAll('/', '~')}`,
  })
}

/** Null of a name that is a person's or nobody's. There need be no such machine. */
export function voiceNamed(name: string): BesideVoice | null {
  if (isMachine(name)) return machineOf(name.slice(prefix.length).replaceAll('~', '/'))
  return (['house', 'model'] as const).find((by) => addressOfVoice(by) === name) ?? null
}

/** Each once: Farsight, the model, then the machines by their names. */
export function inOrder(voices: Iterable<BesideVoice>): BesideVoice[] {
  const place = (by: BesideVoice) => ofVoice(by, { house: () => '0', model: () => '1', machine: (name) => `2${name}` })
  return [...new Set(voices)].toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}
