export {
  clearDataDownloads,
  DATA_DOWNLOAD_TASK,
  type DownloadRequest,
  loadDataDownload,
  makeDataDownload,
  openDataDownload,
  removeDataDownloads,
  requestDataDownload,
} from './data-downloads.ts'
