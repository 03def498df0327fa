import { BUILT_IN_KINDS as BUILT_IN, type Kind, LOG_KINDS } from '@content-planner/model';

/** The kinds of a planner: those that every planner has, and two own ones. */
export const storyKinds: readonly Kind[] = [
  ...LOG_KINDS.map((id) => {
    const { badge, name, icon, color, dates, titleLabel } = BUILT_IN[id];
    return {
      id,
      names: { one: badge, many: `${name} Logs` },
      icon,
      color,
      dates,
      titleLabel,
      isHidden: false,
    };
  }),
  {
    id: 'press-release',
    names: { one: 'Press release', many: 'Press releases' },
    icon: 'newspaper',
    color: '#06b6d4',
    dates: 'day',
    titleLabel: 'Title',
    isHidden: false,
  },
  {
    id: 'tiktok-live',
    names: { one: 'TikTok live', many: 'TikTok lives' },
    icon: 'radio',
    color: '#84cc16',
    dates: 'day',
    titleLabel: 'Title',
    isHidden: true,
  },
];
