import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { inputStyle } from './input-style.js';

const Input = styled.input`
  ${inputStyle}
`;

const Area = styled.textarea`
  ${inputStyle}
  height: auto;
  min-height: 72px;
  padding-block: 7px;
  line-height: var(--cp-leading-sm);
  resize: vertical;
`;

/** A field for one line of text. */
export const TextInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function TextInput(props, ref) {
    return <Input ref={ref} type="text" {...props} />;
  },
);

/** A field for multiple lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(
  function TextArea(props, ref) {
    return <Area ref={ref} rows={3} {...props} />;
  },
);
