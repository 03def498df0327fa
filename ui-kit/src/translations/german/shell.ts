import type { Messages } from '../../messages/all-messages.js';

export const shell = {
  shell: {
    product: 'Content Planner',
    sidebar: 'Seitenleiste',
    navigation: 'Hauptmenü',
    breadcrumb: 'Navigationspfad',
    toggleSidebar: 'Seitenleiste ein- oder ausblenden',
    search: 'Suche und Befehle',
    closeSidebar: 'Schließen',
    skipToContent: 'Zum Inhalt springen',
    admin: 'Admin',
    logOut: 'Abmelden',
    userMenu: 'Konto',
  },
  themeToggle: {
    switchToLight: 'Zum hellen Design wechseln',
    switchToDark: 'Zum dunklen Design wechseln',
  },
  waiting: { loading: 'Wird geladen' },
} satisfies Pick<Messages, 'shell' | 'themeToggle' | 'waiting'>;
