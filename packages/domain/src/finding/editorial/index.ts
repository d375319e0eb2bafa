export { articleContents, articlePages, todayArticle, todayArticlePins, todayHome } from './read-today.ts'
export {
  createArticle,
  deleteArticle,
  editArticle,
  getArticleForEditor,
  listArticles,
  listDay,
  listEditorialActions,
  orderDay,
  publishArticle,
  unpublishArticle,
} from './edit-articles.ts'
export { dropCollections, makeDailyCollections } from './daily-collections.ts'
export { buildExploreOnce, explore, exploreCategories, hasVideos, rebuildExplore } from './explore.ts'
export { personalBoutique } from './personal-boutique.ts'
