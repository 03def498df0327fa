import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  forwardRef,
  type PropsWithoutRef,
  type ReactNode,
  type RefAttributes,
  useState,
} from 'react';

type DialogComponent<Props> = ForwardRefExoticComponent<
  PropsWithoutRef<Props> & RefAttributes<HTMLDivElement>
>;

interface Openable {
  open: boolean;
}

/**
 * Creates a dialog component from its content. The content's state, such as form values, is reset each time the dialog
 * opens. While the dialog fades out, the content keeps its last props, so its text doesn't change if the application
 * clears the subject on closing. Call `perOpening` once for each dialog.
 *
 * @param render Renders the content. The function's name becomes the dialog's display name.
 * @param subjectOf Returns what the dialog is about, such as the id of an entry. If the subject changes while the
 * dialog is open, the state is also reset.
 * @example
 * export const BrandDialog = perOpening(function BrandDialog({ brand, ...rest }: BrandDialogProps, ref) {
 *   const form = useForm({ defaultValues: brand });
 *   return <FormDialog {...rest} ref={ref}>{fields}</FormDialog>;
 * });
 */
export function perOpening<Props extends Openable>(
  render: (props: Props, ref: ForwardedRef<HTMLDivElement>) => ReactNode,
  subjectOf: (props: Props) => string = () => '',
): DialogComponent<Props> {
  const content = forwardRef(render as ForwardRefRenderFunction<HTMLDivElement, unknown>);
  const dialog = forwardRef<HTMLDivElement, Props>((given, ref) => {
    const props = given as Props;
    const [last, setLast] = useState({ opening: 0, props });
    if (props.open && props !== last.props) {
      const isNew = !last.props.open || subjectOf(props) !== subjectOf(last.props);
      setLast({ opening: last.opening + (isNew ? 1 : 0), props });
    } else if (!props.open && last.props.open) {
      setLast({ ...last, props: { ...last.props, open: false } });
    }
    return createElement(content, { ...last.props, key: last.opening, ref });
  });
  dialog.displayName = render.name;
  return dialog;
}
