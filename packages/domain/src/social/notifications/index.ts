export { countUnreadNews, listNews, listNewsDetails, readNews } from './list-news.ts'
export { mailNews } from './mail-news.ts'
