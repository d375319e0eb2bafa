export type Target = 'chromium' | 'firefox'

export const ICON_SIZES = [16, 32, 48, 128] as const

const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]))

/** Firefox runs the background script in a page, Chromium in a service worker. */
const BACKGROUND: Readonly<Record<Target, object>> = {
  chromium: { service_worker: 'background.js' },
  firefox: { scripts: ['background.js'] },
}

const OF_TARGET: Readonly<Record<Target, object>> = {
  chromium: { minimum_chrome_version: '126' },
  firefox: {
    browser_specific_settings: {
      gecko: {
        id: '{5d0c9a54-43d5-4d3f-9a3d-0b6a1c1f7a52}',
        strict_min_version: '128.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
  },
}

/**
 * Pictures are on any page and any host: the Save button needs to be there, and reading a picture as the user sees it
 * needs its host. Nothing is read before the user saves.
 */
export const manifestOf = (target: Target, version: string): object => ({
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_description__',
  default_locale: 'en',
  version,
  icons,
  action: { default_title: '__MSG_save_page__', default_icon: icons },
  background: BACKGROUND[target],
  content_scripts: [{ matches: ['http://*/*', 'https://*/*'], js: ['content.js'], run_at: 'document_idle' }],
  commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+S' } } },
  options_ui: { page: 'options.html', open_in_tab: true },
  permissions: ['contextMenus', 'scripting', 'storage'],
  host_permissions: ['http://*/*', 'https://*/*'],
  ...OF_TARGET[target],
})
