export {
  clearDataDownloads,
  DATA_DOWNLOAD_TASK,
  loadDataDownload,
  makeDataDownload,
  openDataDownload,
  removeDataDownloads,
  requestDataDownload,
} from './data-downloads.ts'
