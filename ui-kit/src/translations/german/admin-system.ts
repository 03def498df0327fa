import type { SystemProblem } from '../../admin/system/system-problems.js';
import type { SystemWarning } from '../../admin/system/types.js';
import type { Messages } from '../../messages/all-messages.js';
import { counted, number } from './forms.js';

const WARNINGS: Readonly<
  Record<string, { title: string; text: (params: SystemWarning['params']) => string }>
> = {
  insecureConnection: {
    title: 'Unsichere Verbindung',
    text: ({ host }) =>
      `Andere Geräte können diesen Server ohne https:// erreichen (HOST ist ${host}). Passwörter werden dann vielleicht unverschlüsselt übertragen. Schalte einen TLS-Proxy davor und setze PUBLIC_URL.`,
  },
  untrustedProxy: {
    title: 'Nicht vertrauenswürdiger Proxy',
    text: ({ peer, header, version }) =>
      header === undefined
        ? `Eine Anfrage von ${peer} verwendet HTTP/${version}, hat aber keinen Header X-Forwarded-For. Wenn das dein Proxy ist, sorge dafür, dass er X-Forwarded-For mitschickt, und setze TRUST_PROXY auf seine Adresse und PUBLIC_URL. Bis dahin teilen sich alle dahinter ein Anmeldelimit.`
        : `Eine Anfrage von ${peer} hat den Header ${header}. Wenn das dein Proxy ist, setze TRUST_PROXY auf seine Adresse. Bis dahin teilen sich alle dahinter ein Anmeldelimit.`,
  },
};

const TITLES: Readonly<Record<Exclude<SystemProblem['code'], 'setting'>, string>> = {
  noBackup: 'Noch kein Backup',
  backupFailed: 'Das letzte Backup ist fehlgeschlagen',
  backupOld: 'Das letzte Backup ist alt',
  diskLow: 'Der Speicherplatz ist fast voll',
  databaseBusy: 'Die Datenbank ist stark ausgelastet',
  requestsWaiting: 'Anfragen warten auf die Datenbank',
  liveDisconnected: 'Live-Updates sind unterbrochen',
  liveUnavailable: 'Live-Updates sind nicht verfügbar',
  streamsFull: 'Fast alle Live-Verbindungen sind belegt',
};

const OPERATOR = 'Wer den Server betreibt, sollte';

function problemText(problem: SystemProblem): string {
  switch (problem.code) {
    case 'noBackup':
      return `Fällt der Speicher des Servers aus, ist alles verloren. ${OPERATOR} täglich ein Backup erstellen.`;
    case 'backupFailed': {
      const last =
        problem.completed === null
          ? 'Es gibt kein vollständiges Backup.'
          : `Das letzte vollständige Backup ist vom ${problem.completed}.`;
      return `${last} ${OPERATOR} die Ursache finden und ein neues Backup erstellen.`;
    }
    case 'backupOld':
      return `Es ist vom ${problem.completed}, neuere Änderungen könnten also verloren gehen. ${OPERATOR} täglich ein Backup erstellen.`;
    case 'diskLow':
      return `Nur noch ${problem.free} sind frei. Ist der Speicher voll, kann niemand mehr etwas speichern. ${OPERATOR} Platz schaffen.`;
    case 'databaseBusy':
      return `Sie hat nicht rechtzeitig geantwortet. Lade diese Seite in einer Minute neu. Falls die Meldung bleibt: ${OPERATOR} die Datenbank prüfen.`;
    case 'requestsWaiting':
      return `Alle ${number(problem.max)} Verbindungen sind belegt, deshalb laden Seiten langsam. Falls die Meldung bleibt: ${OPERATOR} DATABASE_POOL_SIZE erhöhen.`;
    case 'liveDisconnected':
      return `Änderungen von anderen erscheinen verzögert. Der Server verbindet sich neu. Falls die Meldung bleibt: ${OPERATOR} die Verbindung zur Datenbank prüfen.`;
    case 'liveUnavailable':
      return `Änderungen von anderen erscheinen verzögert. ${OPERATOR} DATABASE_DIRECT_URL setzen, weil DATABASE_URL auf PgBouncer zeigt.`;
    case 'streamsFull':
      return `${number(problem.streams)} von ${number(problem.max)} sind belegt. Weitere Seiten bekommen keine Live-Updates. ${OPERATOR} einen Server hinzufügen.`;
    case 'setting':
      return WARNINGS[problem.warning.code]?.text(problem.warning.params) ?? problem.warning.message;
  }
}

/** Returns the readable part of a migration's name: `Migration20261121000000_initial` is 'initial'. */
const nameOf = (migration: string) => migration.replace(/^Migration\d+_/, '').replaceAll('_', ' ');

export const adminSystem = {
  systemOverview: {
    problems: 'Probleme',
    noProblems: 'Keine Probleme gefunden.',
    problemTitle: (problem) =>
      problem.code === 'setting'
        ? (WARNINGS[problem.warning.code]?.title ?? 'Servereinstellungen')
        : TITLES[problem.code],
    problemText,
    planner: 'Planer',
    version: 'Version',
    build: ({ version, commit }) => (commit === null ? version : `${version} (${commit})`),
    started: 'Läuft seit',
    database: 'Datenbank',
    kind: 'Art',
    kindText: ({ isEmbedded, version }) => {
      const name = version === null ? 'PostgreSQL' : `PostgreSQL ${version}`;
      return `${name}, ${isEmbedded ? 'Teil des Planers' : 'auf einem Server'}`;
    },
    size: 'Größe',
    sizeText: ({ amount, unit }) => `${amount} ${unit}`,
    disk: 'Speicherplatz',
    diskText: ({ free, size }) => `${free} von ${size} frei`,
    diskUnknown: 'Unbekannt. Der Planer kennt den Speicherplatz eines Datenbankservers nicht.',
    connections: 'Verbindungen',
    connectionsText: ({ inUse, waiting, max }) => {
      const used = `${number(inUse)} von ${number(max)} belegt`;
      return waiting > 0 ? `${used}, ${counted(waiting, 'Anfrage wartet', 'Anfragen warten')}` : used;
    },
    migrations: 'Migrationen',
    migrationsText: ({ count, last, date }) => `${number(count)}, die letzte am ${date} (${nameOf(last)})`,
    backups: 'Backups',
    lastBackup: 'Letztes Backup',
    result: 'Ergebnis',
    resultText: ({ isComplete }) => (isComplete ? 'Vollständig' : 'Fehlgeschlagen'),
    lastComplete: 'Letztes vollständiges Backup',
    noBackup: 'Noch kein Backup',
    noBackupHint: 'Hier stehen nur Backups, die der Befehl des Planers erstellt.',
    when: ({ date, time, ago }) => `${date} ${time} (${ago ?? 'gerade eben'})`,
    live: 'Live-Updates',
    connection: 'Status',
    connectionText: ({ state }) =>
      ({
        idle: 'Noch nicht verwendet',
        connected: 'Funktioniert',
        disconnected: 'Unterbrochen',
        unavailable: 'Nicht verfügbar',
      })[state],
    streams: 'Offene Seiten',
    streamsText: ({ count, max }) => `${count}, höchstens ${max}`,
    unknown: 'Unbekannt',
    loading: 'Systemstatus wird geladen',
    errorTitle: 'Der Zustand des Servers konnte nicht geladen werden',
  },
} satisfies Pick<Messages, 'systemOverview'>;
