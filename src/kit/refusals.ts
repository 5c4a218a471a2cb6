/** Every way Farsight may say no, in one place: the code that travels, the HTTP status, the words a person reads. */
import { ofAnalyses } from './refusals/of-analyses.ts'
import { ofQuestions } from './refusals/of-questions.ts'
import { ofSources } from './refusals/of-sources.ts'

export const refusals = {
  ...ofQuestions,
  ...ofSources,
  ...ofAnalyses,
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'item-not-found': { status: 404, message: 'No published item of this kind has this id.' },
  'own-item-not-found': {
    status: 404,
    message: 'You have no item of this kind with this id, so nothing was changed.',
  },
  'no-series-then': { status: 404, message: 'Nothing was known of this series on that day.' },
  'no-networks': {
    status: 404,
    message: 'Nothing is kept without networks: they have no say in this projection, or it is being made anew.',
  },
  'sign-in-needed': { status: 401, message: 'This needs you to be signed in.' },
  'session-ended': { status: 401, message: 'Your sign-in session has expired. Please try again.' },
  'no-token': {
    status: 401,
    message: 'This is no sign-in token. Send the one that signing in gave, whole and unchanged, or none at all.',
  },
  'signed-out-elsewhere': { status: 401, message: 'You were signed out of this browser from another one.' },
  'sign-in-revoked': {
    status: 401,
    message:
      'You were signed out here: the password of your account was changed, or its email address was changed or confirmed.',
  },
  'sign-in-again': { status: 401, message: 'Please login again to perform this operation.' },
  'two-users': { status: 401, message: 'This browser is signed in as somebody else by now. Reload the page to go on.' },
  'foreign-origin': { status: 403, message: 'This call came from another site, so nothing was changed.' },
  'operators-only': { status: 403, message: 'Only operators may do this.' },
  'sign-in-unreachable': {
    status: 503,
    message: 'The sign-in service cannot be reached. Nothing was changed. Try again in a moment.',
  },
  'unknown-field': { status: 400, message: 'This call takes no such field.' },
  'nickname-taken': { status: 409, message: 'Somebody else goes by this nickname, or one that looks like it.' },
  'public-name-taken': { status: 409, message: 'Somebody else goes by this name, or by one that reads like it.' },
  'item-hidden': { status: 409, message: 'An operator has hidden this item, so it cannot be published.' },
  'author-stopped': {
    status: 403,
    message: 'An operator has stopped your items, so nothing can be published. The reason stands in My stuff.',
  },
  'hidden-with-author': {
    status: 409,
    message: 'Its author is stopped, so it stays hidden. Let the author back first.',
  },
  'reported-today': {
    status: 409,
    message: 'Somebody on your network has reported this today. An operator will look at it.',
  },
  'not-hidden': {
    status: 409,
    message: 'This item is not hidden: another operator may have shown it again.',
  },
  'not-reported': {
    status: 409,
    message: 'There is no open report on this item: another operator may have closed it.',
  },
  'rests-on-private': {
    status: 409,
    message: 'The series that answers this question is of a trend that nobody else can read. Publish that trend first.',
  },
  'email-unverified': {
    status: 403,
    message: 'To publish, first open the link in the mail that was sent to your email address.',
  },
  'published-enough': {
    status: 429,
    message: 'You have published as many items as one may in a day. This one stays private; publish it tomorrow.',
  },
  'signals-enough': {
    status: 429,
    message: 'You have published as many signals as one may in a day. Keep this one for yourself; publish it tomorrow.',
  },
  'signal-not-found': { status: 404, message: 'There is no signal with this id here, or it is not yours.' },
  'own-signal': {
    status: 403,
    message: 'This signal is your own: change it or delete it. Reports tell operators of what others wrote.',
  },
  'own-trend': {
    status: 403,
    message:
      'You wrote this trend. How it is rated is left to its other readers; say what you think of it in its text.',
  },
  'rating-unverified': {
    status: 403,
    message: 'To rate, first open the link in the mail that was sent to your email address.',
  },
  'comment-not-found': { status: 404, message: 'There is no comment with this id here, or it is not yours.' },
  'comment-too-long': { status: 413, message: 'A comment takes at most 10,000 characters. Shorten yours to keep it.' },
  'comment-gone': { status: 409, message: 'Others do not read this comment any more, so nothing can be added to it.' },
  'comments-enough': { status: 429, message: 'You have written as many comments as one may in a day. Go on tomorrow.' },
  'own-comment': { status: 403, message: 'This comment is your own: change it, or remove it.' },
  'mind-unverified': {
    status: 403,
    message: 'To say so, first open the link in the mail that was sent to your email address.',
  },
  'no-stance': { status: 409, message: 'No forecast of yours stands here that could be kept with your comment.' },
  'author-not-found': { status: 404, message: 'Nobody with this id has published anything.' },
  'forecaster-not-found': { status: 404, message: 'Nobody is shown as a forecaster by this name.' },
  'changed-meanwhile': {
    status: 409,
    message: 'This item was changed elsewhere since you opened it. Nothing of yours was lost.',
  },
  'too-many-items': { status: 409, message: 'You have reached the most that one account may keep here.' },
  'too-many-versions': { status: 409, message: 'This item has as many versions as are kept. Write it anew to go on.' },
  'too-many-requests': { status: 429, message: 'That is more than one person can mean to do at once. Wait a moment.' },
  'draft-not-found': { status: 404, message: 'You have no draft with this id.' },
  'draft-too-large': {
    status: 413,
    message: 'This draft is longer than an item can be. It stays in this browser; shorten it to keep it.',
  },
  'text-too-large': {
    status: 400,
    message:
      'This text has more parts than a page can show: at most 2,000 headings, entries of lists, links and the like.',
  },
  'too-much-kept': {
    status: 409,
    message:
      'Your drafts and all versions of your items, with every value that their series ever had, have reached the 20 MB that one account may keep. Delete an item or a draft to go on.',
  },
  'radar-not-found': { status: 404, message: 'You have no radar with this number.' },
  'export-under-way': { status: 429, message: 'Your file is being sent already. Take that one first.' },
  'other-email': { status: 403, message: 'This email address is not the one you are signed in with.' },
  'no-email': { status: 409, message: 'Your account has no email address, so nothing can be bought with it.' },
  'terms-changed': {
    status: 409,
    message: 'The terms have changed since you agreed to them. Read and accept them first. Nothing was charged.',
  },
  'payments-unreachable': {
    status: 503,
    message: 'The payment service cannot be reached. Nothing was charged. Try again in a moment.',
  },
  'job-not-found': { status: 404, message: 'No job that was given up has this id, or it cannot be done again.' },
  'checkout-over': {
    status: 409,
    message: 'This checkout is over: it was paid already, or its time ran out. Nothing was charged.',
  },
  'stand-in-refused': { status: 409, message: 'The stand-in for Stripe does not do this as things are.' },
  'bad-signature': { status: 400, message: 'This did not come from the payment service.' },
  'invalid-input': { status: 400, message: 'Some of what you sent needs another look.' },
  'unknown-filter': { status: 400, message: 'This list has no such filter.' },
  'query-too-long': { status: 400, message: 'A search takes at most 200 characters.' },
  'invalid-cursor': { status: 400, message: 'This page of the list does not exist. Start again from the first.' },
  'no-address': { status: 400, message: 'This needs url once: the whole address of a page of this site.' },
  'not-shown': {
    status: 404,
    message:
      'Nothing of this site that others may show is at this address: no published item, at a version that it had, no set of scenarios, no view of all stuff that finds something, and not the record.',
  },
  'other-format': { status: 501, message: 'This is given as json and as xml.' },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'body-too-large': { status: 413, message: 'The request is larger than this address takes.' },
  'unsupported-media-type': { status: 415, message: 'Send JSON.' },
  'too-slow': { status: 408, message: 'The request took too long to arrive.' },
  unavailable: {
    status: 503,
    message: 'What you asked for cannot be reached at the moment. Nothing was changed. Try again in a moment.',
  },
  'no-room': {
    status: 503,
    message: 'There is no room left to write this down, so nothing was changed. Those who run this are being told.',
  },
  stopping: { status: 503, message: 'This server is stopping. Try again in a moment.' },
  'internal-error': { status: 500, message: 'Something went wrong on our side. It has been written down.' },
} as const satisfies Record<string, { status: number; message: string }>
