/** Whose the chances of a world are, where people lead some of its questions. */
import type { ScenarioNumbers } from '../numbers.ts'

/** 'Of these 5 chances, 2 are what people say together; they are counted anew once an hour at most.' Empty where none is. */
export function sayOfPeople(members: ScenarioNumbers['members']): string {
  const given = members.flatMap((member) => (member.probability === null ? [] : [member.from]))
  const count = given.filter((from) => from === 'crowd').length
  if (count === 0) return ''
  if (given.length === 1) return 'This chance is what people say together; it is counted anew once an hour at most.'
  const whose = count === 1 ? '1 is what people say together; it is' : `${count} are what people say together; they are`
  return `Of these ${given.length} chances, ${whose} counted anew once an hour at most.`
}
