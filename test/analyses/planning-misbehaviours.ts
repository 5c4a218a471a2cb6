/** The ways in which a language model misbehaves that is to choose a way to an answer by calling tools. */
import { complete, completionOf, send, type Behaviour } from './model-server.ts'

type ToolCall = { name: string; given: unknown }

const calling =
  (...calls: ToolCall[]): Behaviour =>
  (_, answer) =>
    send(answer, called(calls))

export function called(calls: readonly ToolCall[]) {
  const tools = calls.map(({ name, given }, i) => ({
    id: `t${i}`,
    type: 'function',
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
  }))
  const { choices, ...rest } = completionOf('')
  return { ...rest, choices: [{ ...choices[0], message: { role: 'assistant', content: null, tool_calls: tools } }] }
}

export const badPlans: { name: string; behave: Behaviour }[] = [
  { name: 'words instead of a call', behave: (_, answer) => complete(answer, 'The answer is 62%.') },
  { name: 'JSON instead of a call', behave: (_, answer) => complete(answer, { choose_way: 'the first' }) },
  { name: 'a tool that there is not', behave: calling({ name: 'write_number', given: { number: 0.62 } }) },
  { name: 'the name of what every object has', behave: calling({ name: 'constructor', given: {} }) },
  { name: 'a way that there is not', behave: calling({ name: 'choose_way', given: { way: 'the best' } }) },
  { name: 'a way of its own formula', behave: calling({ name: 'choose_way', given: { way: 'my-formula: trend/4' } }) },
  { name: 'a number as a way', behave: calling({ name: 'choose_way', given: { way: 0 } }) },
  { name: 'a way with a number beside it', behave: calling({ name: 'choose_way', given: { way: 'x', chance: 0.62 } }) },
  { name: 'arguments that are no JSON', behave: calling({ name: 'choose_way', given: '{"way": ' }) },
  { name: 'items that no way rests on', behave: calling({ name: 'look_at_item', given: { item: 'prediction/1' } }) },
  { name: 'the same call for ever', behave: calling({ name: 'list_ways', given: {} }) },
  {
    name: 'a hundred calls at once',
    behave: calling(...Array.from({ length: 100 }, () => ({ name: 'list_ways', given: {} }))),
  },
  { name: 'status 500', behave: (_, answer) => send(answer, {}, 500) },
  { name: 'status 429', behave: (_, answer) => send(answer, {}, 429, { 'retry-after': '3600' }) },
  { name: 'nothing', behave: (_, answer) => complete(answer, '') },
]
