export {
  forgetBoardNews,
  hearOfBoard,
  hearOfComment,
  hearOfFollow,
  hearOfMark,
  hearOfMentions,
  hearOfModeration,
  hearOfSponsor,
  hearOfTry,
} from './hear-events.ts'
export { hearOfSaves } from './hear-saves.ts'
export { hearOfSharedBoards } from './hear-shared-boards.ts'
export { hearOfStories } from './hear-stories.ts'
export { countUnreadNews, listNews, listNewsDetails, readNews } from './list-news.ts'
export { mailNews } from './mail-news.ts'
export { hearOfReactions, REACTIONS_TASK, tellReactions } from './tell-reactions.ts'
export { sweepNews } from './sweep-news.ts'
