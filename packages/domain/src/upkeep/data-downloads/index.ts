export { loadDataDownload, makeDataDownload, openDataDownload, requestDataDownload } from './data-downloads.ts'
