/** The thread in which pictures are drawn: no page waits for them. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { type PictureGiven, pictureOf } from './picture.ts'
import { pngOf } from './raster.ts'
import { type SiteGiven, sitePictureOf } from './site-picture.ts'

answerQuestions({
  item: (input) => pngOf(pictureOf(input as PictureGiven)), // as `pictures.ts` asks
  site: (input) => pngOf(sitePictureOf(input as SiteGiven)),
})
