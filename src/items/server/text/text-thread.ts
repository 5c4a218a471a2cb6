/** The thread in which long texts are read. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { readText } from './read-text.ts'

answerQuestions({ read: (markdown) => readText(String(markdown)) })
