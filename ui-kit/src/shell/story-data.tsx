import {
  Calendar,
  FileText,
  Mail,
  Mic,
  Shapes,
  Share2,
  SlidersHorizontal,
  Tag,
  Ticket,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShellGroup, ShellUser } from './types.js';

const icon = { size: 16, strokeWidth: 1.75 };

const item = (id: string, label: string, glyph: ReactNode, href: string, current: string) => ({
  id,
  label,
  icon: glyph,
  href,
  current: id === current,
});

/** Returns the pages of the app, one of which is current. */
export const storyGroups = (current: string): ShellGroup[] => [
  { label: 'Views', items: [item('calendar', 'Calendar', <Calendar {...icon} />, '/', current)] },
  {
    label: 'Content Logs',
    items: [
      item('blog', 'Blog Logs', <FileText {...icon} />, '/logs/blog', current),
      item('email', 'Email Logs', <Mail {...icon} />, '/logs/email', current),
      item('social', 'Social Logs', <Share2 {...icon} />, '/logs/social', current),
      item('event', 'Event Logs', <Ticket {...icon} />, '/logs/events', current),
      item('podcast', 'Podcast Logs', <Mic {...icon} />, '/logs/podcast', current),
      item('other', 'Other Logs', <Shapes {...icon} />, '/logs/other', current),
    ],
  },
  {
    label: 'Administration',
    items: [
      item('brands', 'Brands', <Tag {...icon} />, '/admin/brands', current),
      item('fields', 'Field Settings', <SlidersHorizontal {...icon} />, '/admin/fields', current),
      item('users', 'User Management', <Users {...icon} />, '/admin/users', current),
    ],
  },
];

/** An administrator. */
export const storyUser: ShellUser = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya.okafor@lumencycles.example',
  profileImageUrl: null,
  isAdmin: true,
};
