import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'

/** The copy that the user requested with `DataDownloadResource`. */
export const DataDownloadFileEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/users/me/data-download/',
  summary: 'Download the copy of your data',
  download: true,
  response: Type.Record(Type.String(), Type.Unknown()),
})
