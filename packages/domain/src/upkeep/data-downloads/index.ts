export {
  CLEAR_DOWNLOADS_TASK,
  clearDataDownloads,
  DATA_DOWNLOAD_TASK,
  endDataDownloads,
  loadDataDownload,
  makeDataDownload,
  openDataDownload,
  removeDataDownloads,
  requestDataDownload,
} from './data-downloads.ts'
