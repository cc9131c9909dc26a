// The part of a card about a reply, whose code is loaded on demand; lists load it with their candidates, so that no card grows.
import { lazyPart } from '../../ui/lazy-part.ts'

export const ReplyNews = lazyPart(() => import('./ReplyNews.tsx').then(({ ReplyNews: component }) => component))
