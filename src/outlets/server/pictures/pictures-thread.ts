/** The thread in which pictures are drawn: no page waits for them. */
import { answerQuestions } from '#kit/server/compute/answer-questions.ts'
import { type PictureGiven, pictureOf } from './picture.ts'
import { type PagePictureGiven, pagePictureOf } from './pages/page-picture.ts'
import { pngOf } from './raster.ts'
import { type SiteGiven, sitePictureOf } from './site-picture.ts'

answerQuestions({
  item: (input) => {
    const { picture, width } = input as { picture: PictureGiven; width?: number } // as `pictures.ts` asks
    return pngOf(pictureOf(picture), width)
  },
  page: (input) => {
    const { picture, width } = input as { picture: PagePictureGiven; width?: number } // as `page-pictures.ts` asks
    return pngOf(pagePictureOf(picture), width)
  },
  site: (input) => pngOf(sitePictureOf(input as SiteGiven)),
})
